import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bin, notBuilt } from '../../acceptance/command-line.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

// Generated clients ask, walk and report against a running server. The generators are no dependencies of the project:
// a test is skipped where its generator is not on the PATH.

const run = promisify(execFile);

function located(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

/** Starts a server; gives its address and a folder with its description. */
async function served(): Promise<{ readonly address: string; readonly folder: string }> {
  const args = [
    bin,
    'serve',
    '--kb',
    folderOf(smallKnowledgeBase),
    '--no-cache',
    '--port',
    '0',
    '--log-level',
    'silent',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise((resolve) => child.stdout.once('data', resolve));
  const [address] = /http:\/\/[\d.:]+/.exec(String(said))!;
  const description = await (await fetch(`${address}/openapi.json`)).text();
  return { address, folder: folderOf({ 'openapi.json': description }) };
}

/** What each program prints: the document of the answer, the state after a turn, and what became of the report. */
const expected = ['matched subnet-full', 'step', 'true'];

const typescript = (address: string): string => `
import type { components, paths } from './api.js';
type Body<P extends keyof paths> = paths[P] extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;
type Answer<P extends keyof paths> =
  paths[P] extends { post: { responses: { 200: { content: { 'application/json': infer A } } } } } ? A : never;
async function post<P extends keyof paths>(path: P, body: Body<P>): Promise<Answer<P>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('${address}' + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer<P>;
}
const diagnosis = await post('/v1/query', { text: 'no available ip' });
console.log(diagnosis.status, diagnosis.matches[0]!.id);
const { view } = await post('/v1/sessions', { text: 'no available ip' });
const observation: components['schemas']['Observation'] = { outcome: 'abnormal' };
const next = await post('/v1/sessions/advance', { token: view.token!, observation });
console.log(next.status);
const received = await post('/v1/feedback', { verdict: 'helped', document: diagnosis.matches[0]!.id });
console.log(received.accepted);
`;

const python = (address: string): string => `
from client import Client
from client.api.feedback import give_feedback
from client.api.questions import query
from client.api.sessions import advance_session, start_session
from client.models import Feedback, FeedbackVerdict, OutcomeObservation, Query, SessionAdvance, SessionStart
server = Client(base_url="${address}")
diagnosis = query.sync(client=server, body=Query(text="no available ip"))
print(diagnosis.status, diagnosis.matches[0].id)
walk = start_session.sync(client=server, body=SessionStart(text="no available ip"))
turn = SessionAdvance(token=walk.view.token, observation=OutcomeObservation(outcome="abnormal"))
print(advance_session.sync(client=server, body=turn).status)
report = Feedback(verdict=FeedbackVerdict.HELPED, document=diagnosis.matches[0].id)
print(str(give_feedback.sync(client=server, body=report).accepted).lower())
`;

const go = (address: string): string => `
package main
import ("context"; "fmt"; "client/triagraph")
func must[T any](value T, err error) T { if err != nil { panic(err) }; return value }
func main() {
	ctx := context.Background()
	server := must(triagraph.NewClientWithResponses("${address}"))
	diagnosis := must(server.QueryWithResponse(ctx, triagraph.Query{Text: "no available ip"})).JSON200
	document := diagnosis.Matches[0].Id
	fmt.Println(diagnosis.Status, document)
	walk := must(server.StartSessionWithResponse(ctx, triagraph.SessionStart{Text: "no available ip"})).JSON200
	var seen triagraph.Observation
	must(0, seen.FromOutcomeObservation(triagraph.OutcomeObservation{Outcome: "abnormal"}))
	turn := triagraph.SessionAdvance{Token: *walk.View.Token, Observation: seen}
	fmt.Println(must(server.AdvanceSessionWithResponse(ctx, turn)).JSON200.Status)
	report := triagraph.Feedback{Verdict: "helped", Document: &document}
	fmt.Println(must(server.GiveFeedbackWithResponse(ctx, report)).JSON200.Accepted)
}
`;

const lines = (text: string): string[] => text.trim().split('\n');
/** Generators and compilers of other languages take their time. */
const patience = { timeout: 300_000 };

describe.skipIf(notBuilt !== null)('a generated client asks, walks and reports', () => {
  beforeAll(() => {
    for (const tool of ['openapi-typescript', 'openapi-python-client', 'oapi-codegen'])
      if (located(tool) === null) console.warn(`${tool} is not installed: its client is not tested`);
  });

  it.skipIf(located('openapi-typescript') === null)('in TypeScript', patience, async () => {
    const { address, folder } = await served();
    await run('openapi-typescript', ['openapi.json', '-o', 'api.d.ts'], { cwd: folder });
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(join(folder, 'main.ts'), typescript(address));
    const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
    await run(process.execPath, [compiler, ...options, 'main.ts'], { cwd: folder });
    expect(lines((await run(process.execPath, ['main.js'], { cwd: folder })).stdout)).toEqual(expected);
  });

  it.skipIf(located('openapi-python-client') === null)('in Python', patience, async () => {
    const { address, folder } = await served();
    const generator = located('openapi-python-client')!;
    const made = await run(
      generator,
      ['generate', '--path', 'openapi.json', '--output-path', 'client', '--meta', 'none'],
      { cwd: folder },
    );
    expect(made.stdout + made.stderr, 'nothing is left out').not.toMatch(/Warning|Unable|removal/);
    writeFileSync(join(folder, 'main.py'), python(address));
    // The generator's own environment has the libraries that its clients need.
    const own = join(dirname(generator), 'python3');
    const { stdout } = await run(existsSync(own) ? own : 'python3', ['main.py'], { cwd: folder });
    expect(lines(stdout)).toEqual(expected);
  });

  it.skipIf(located('oapi-codegen') === null || located('go') === null)('in Go', patience, async () => {
    const { address, folder } = await served();
    const source = execFileSync(
      'oapi-codegen',
      ['-generate', 'types,client', '-package', 'triagraph', 'openapi.json'],
      {
        cwd: folder,
      },
    );
    const module = folderOf({ 'go.mod': 'module client\n\ngo 1.24\n', 'main.go': go(address) });
    execFileSync('mkdir', ['triagraph'], { cwd: module });
    writeFileSync(join(module, 'triagraph', 'client.go'), source);
    await run('go', ['mod', 'tidy'], { cwd: module });
    expect(lines((await run('go', ['run', '.'], { cwd: module })).stdout)).toEqual(expected);
  });
});
