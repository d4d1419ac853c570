#!/usr/bin/env node
// Adds the platform packages that package-lock.json misses. A registry mirror that lacks some platforms makes npm leave
// them out, and `npm ci` then refuses the lock file everywhere. npm fills in the checksum where it installs one.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(path, 'utf8'));

/** `@scope/cli-linux-x64-musl` → the fields by which npm decides whether the package is for this machine. */
function platformOf(name) {
  const [, os, cpu, libc] =
    name.match(/(android|darwin|linux|win32|freebsd|openbsd)-(arm64|x64|arm|ia32)(?:-(musl))?$/) ?? [];
  if (os === undefined) throw new Error(`${name} names no platform: run npm install where the registry has it`);
  return { cpu: [cpu], os: [os], ...(libc ? { libc: [libc] } : {}) };
}

const added = [];
for (const holder of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`]) continue;
    const dev = holder.dev ? { dev: true } : {};
    lock.packages[`node_modules/${name}`] = { version, ...dev, ...platformOf(name), optional: true };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added.length > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'Nothing is missing.');
