#!/usr/bin/env node
// What npm runs after it has cloned the repository, and before it packs it: builds dist/. As a global dependency from git (pre-commit,
// `npm install -g git+https://…`) npm installs the dependencies of the build elsewhere, so they are installed here first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

function run(command, args, env = process.env) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(`${root}node_modules/ajv`) || !existsSync(`${root}node_modules/rolldown`)) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_config_(?:global|location|prefix|local_prefix|omit|only|production|save)$/i.test(name),
    ),
  );
  run('npm', ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'], {
    ...env,
    NODE_ENV: 'development',
  });
}
run(process.execPath, ['scripts/build.mjs']);
