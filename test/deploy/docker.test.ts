import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Copy, DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { healthRoute, readyRoute } from '../../src/adapters/http/routes/table.js';
import { expandShipped } from '../../src/engine/open/shipped-bases.js';
import { settingsOf } from './serve-options.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const dockerfile = DockerfileParser.parse(readFileSync(at('deploy/Dockerfile'), 'utf8'));
const instructions = dockerfile.getInstructions();
const keywords = instructions.map((instruction) => instruction.getKeyword());
const named = (keyword: string): Instruction[] => instructions.filter((each) => each.getKeyword() === keyword);
const words = (instruction: Instruction): string[] => instruction.getArguments().map((each) => each.getValue());
/** The words of an instruction in its JSON form, which no shell reads. */
const exec = (instruction: Instruction | undefined): string[] =>
  (instruction as JSONInstruction).getJSONStrings().map((each) => each.getJSONValue());
const lastStage = keywords.lastIndexOf('FROM');
const inLastStage = (keyword: string) => named(keyword).filter((each) => instructions.indexOf(each) > lastStage);
const program = ['node', '/app/dist/bin.js'];

describe('the Dockerfile', () => {
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    engines: { node: string };
  };

  it('knows every instruction that it uses', () => {
    const known = [
      'ARG',
      'CMD',
      'COPY',
      'ENTRYPOINT',
      'ENV',
      'EXPOSE',
      'FROM',
      'HEALTHCHECK',
      'RUN',
      'USER',
      'WORKDIR',
    ];
    expect(keywords.filter((keyword) => !known.includes(keyword))).toEqual([]);
  });

  it('builds on a Node that is supported, in two stages, and takes another one or a digest', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    expect(images.map((image) => image?.replace(/\W/g, ' '))).toEqual(['node   NODE ', 'node   NODE ']);
    expect(words(named('ARG')[0]!)).toEqual(['NODE=24-alpine']);
    expect(manifest.engines.node).toBe('>=20.19');
  });

  it('copies what is there', () => {
    const copied = named('COPY').filter((copy) => !(copy as Copy).getFlags().some((flag) => flag.getName() === 'from'));
    const sources = copied.flatMap((copy) => words(copy).slice(0, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it('copies what the build lets through, and nothing else is let through', () => {
    const allowed = readFileSync(at('deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    const copied = named('COPY')
      .filter((copy) => (copy as Copy).getFlags().length === 0)
      .flatMap((copy) =>
        words(copy)
          .slice(0, -1)
          .map((path) => path.replace('./', '')),
      );
    expect(allowed).toContain('*');
    expect(
      allowed
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1))
        .sort(),
    ).toEqual(copied.sort());
  });

  it('copies into the image only what the build stage made', () => {
    const copies = inLastStage('COPY') as Copy[];
    expect(copies.map((copy) => copy.getFlags().map((flag) => flag.getValue()))).toEqual(copies.map(() => ['build']));
  });

  it('holds the knowledge bases that the package brings, where the program looks for them', () => {
    const copies = inLastStage('COPY').map((copy) => words(copy));
    const held = copies
      .filter(([from]) => from!.startsWith('/src/'))
      .map(([from, to]) => [from!.slice(5), to!.slice(2)]);
    expect(held.filter(([from, to]) => from !== to)).toEqual([]);
    const folders = expandShipped(['shipped:kube-ovn', 'shipped:kubernetes'], (path) => path);
    expect(folders.length).toBeGreaterThan(2);
    const tops = folders.map((folder) => relative(at(''), folder).split(sep)[0]!);
    for (const folder of tops) expect(held).toContainEqual([folder, folder]);
    expect(held).toContainEqual(['package.json', 'package.json']);
  });

  it('runs scripts that the package has', () => {
    const runs = named('RUN').map((run) => words(run).join(' '));
    const scripts = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!));
    expect(scripts).toEqual(['build']);
    expect(scripts.filter((script) => manifest.scripts[script] === undefined)).toEqual([]);
    expect(runs.filter((run) => /\b(?:curl|wget|sudo|chmod 777)\b/.test(run))).toEqual([]);
  });

  it('is not root, by a number that Kubernetes can check', () => {
    const [user, ...more] = inLastStage('USER');
    expect(more).toEqual([]);
    expect(words(user!)[0]).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(instructions.indexOf(user!)).toBeLessThan(keywords.indexOf('ENTRYPOINT'));
  });

  it('starts a server on the port that it exposes and asks after', async () => {
    const entry = exec(inLastStage('ENTRYPOINT')[0]);
    expect(entry.slice(0, 2)).toEqual(program);
    const settings = await settingsOf([...entry.slice(2), ...exec(inLastStage('CMD')[0])]);
    expect(settings).toMatchObject({
      kb: ['/kb/kb.snapshot'],
      host: '0.0.0.0',
      tokenFile: '/run/secrets/triagraph-tokens',
    });
    expect(words(inLastStage('EXPOSE')[0]!)).toEqual([String(settings.port)]);
    const check = words(inLastStage('HEALTHCHECK')[0]!).join(' ');
    expect(check).toContain(`http://127.0.0.1:${settings.port}${readyRoute.path}`);
  });
});

describe('the compose file', () => {
  const { services, secrets } = parse(readFileSync(at('deploy/compose.yaml'), 'utf8')) as {
    services: Record<'triagraph', Record<string, never>>;
    secrets: Record<string, { file: string }>;
  };
  const service = services.triagraph as unknown as {
    build: { context: string; dockerfile: string };
    command: string[];
    user: string;
    ports: string[];
    secrets: string[];
    healthcheck: { test: string[] };
    stop_grace_period: string;
  };

  it('builds the Dockerfile from the root', () => {
    expect(existsSync(at(`deploy/${service.build.context}/${service.build.dockerfile}`))).toBe(true);
  });

  it('takes every right away', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.user).toBe(words(inLastStage('USER')[0]!)[0]);
  });

  it('starts a server with the tokens that it mounts, reachable from this machine alone', async () => {
    const entry = exec(inLastStage('ENTRYPOINT')[0]);
    const settings = await settingsOf([...entry.slice(2), ...service.command]);
    expect(settings.tokenFile).toBe(`/run/secrets/${service.secrets[0]}`);
    expect(Object.keys(secrets)).toEqual(service.secrets);
    expect(service.ports).toEqual([`127.0.0.1:${settings.port}:${settings.port}`]);
    expect(service.healthcheck.test.at(-1)).toBe(`http://127.0.0.1:${settings.port}${readyRoute.path}`);
  });

  it('waits for requests in flight longer than the server does', async () => {
    const { limits } = await import('../../src/limits.js');
    const { drain } = await settingsOf(service.command.toSpliced(0, 0, 'serve'));
    const needed = drain! * 1_000 + limits.httpDrainMs + limits.chatPostEndMs;
    expect(Number.parseInt(service.stop_grace_period, 10) * 1_000).toBeGreaterThan(needed);
    expect(healthRoute.open).toBe(true);
  });
});
