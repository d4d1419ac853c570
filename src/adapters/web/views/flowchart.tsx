import { useEffect, useMemo, useState } from 'preact/hooks';
import type { FlowchartView, FlowEdge, FlowNode } from '../../../browser.js';
import { goTo, linkTo, useTitle } from '../router.js';
import { EffectBadge } from '../ui/command.js';
import { Waiting } from '../ui/lazy.js';
import { Missing, reasonOf } from '../ui/missing.js';
import { useSettings } from '../ui/settings.js';
import { type Box, useBoxes } from '../ui/use-boxes.js';
import { useCall } from '../ui/use-call.js';
import { type Line, laneLines } from './look/lanes.js';
import { useLookWords } from './look/words.js';
import './look/look.css';

/** A document's procedure as a flowchart: steps from top to bottom, with the ways between them at the left. */
export default function Flowchart({ id, step }: { id: string; step?: string | undefined }) {
  const { m } = useSettings();
  const called = useCall('flowchart', id);
  if (called.state === 'waiting') return <Waiting />;
  if (called.state === 'failed') return <Missing why={reasonOf(m, called.error)} />;
  if (called.value === null) return <Missing why={m.notFound(id)} />;
  return <Chart chart={called.value} current={step} />;
}

interface Drawn {
  readonly chart: FlowchartView;
  readonly current?: string | undefined;
}

function Chart({ chart, current }: Drawn) {
  const { m } = useSettings();
  const words = useLookWords();
  useTitle(`${m.flowchart}: ${chart.title}`);
  const steps = chart.nodes.filter(({ kind }) => kind === 'step');
  const targets = (kind: FlowNode['kind'], from = 'document'): FlowNode[] =>
    chart.edges
      .filter((edge) => edge.from === from)
      .flatMap(({ to }) => chart.nodes.filter((node) => node.id === to && node.kind === kind));
  return (
    <article class="look">
      <p class="kicker">{m.flowchart}</p>
      <h1>{chart.title}</h1>
      <p class="actions">
        <a class="button" href={linkTo({ view: 'document', id: chart.path, line: null })}>
          {m.read}
        </a>
        <a class="button" href={linkTo({ view: 'graph', id: chart.path })}>
          {m.graph}
        </a>
      </p>
      {steps.length === 0 ? (
        <p class="notice">{m.noSteps}</p>
      ) : (
        <>
          <p class="footnote">{words.chartHelp}</p>
          <Window key={current} chart={chart} current={current} steps={steps} />
        </>
      )}
      <TextList title={words.causes} nodes={targets('cause')} />
      <TextList title={words.resolutions} nodes={targets('resolution')} />
      <TextList title={words.related} nodes={targets('reference')} />
    </article>
  );
}

const mostLanes = 8;
/** Steps that are drawn at once. */
const mostSteps = 200;

/** The part of a long procedure that contains the current step, with buttons to the parts before and after it. */
function Window({ steps, current, chart }: Drawn & { readonly steps: readonly FlowNode[] }) {
  const words = useLookWords();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const [first, setFirst] = useState(at - (at % mostSteps));
  const shown = useMemo(() => steps.slice(first, first + mostSteps), [steps, first]);
  const turn = (to: number) =>
    to >= 0 &&
    to < steps.length && (
      <button type="button" onClick={() => setFirst(to)}>
        {words.stepsFrom(to + 1)}
      </button>
    );
  return (
    <>
      {steps.length > mostSteps && (
        <p class="actions" role="status">
          {words.stepsShown(first + 1, first + shown.length, steps.length)} {turn(first - mostSteps)}
          {turn(first + mostSteps)}
        </p>
      )}
      <Steps key={first} chart={chart} current={current} steps={shown} />
    </>
  );
}

/** The steps, and lines for all edges except those to the next step below. */
function Steps({ chart, current, steps }: Drawn & { readonly steps: readonly FlowNode[] }) {
  const { m } = useSettings();
  const [active, setActive] = useState<string | null>(null);
  const { container, boxes } = useBoxes([chart]);
  const lines = useMemo(() => linesOf(chart.edges, steps), [chart, steps]);
  const nodes = useMemo(() => new Map(chart.nodes.map((node) => [node.id, node])), [chart]);
  const ways = useMemo(() => waysOf(chart.edges, nodes), [chart]);
  const lanes = 1 + Math.max(-1, ...lines.map(({ lane }) => lane));
  const edge = Math.min(...[...boxes.values()].map(({ left }) => left));
  useEffect(() => {
    if (current !== undefined)
      document.querySelector('.flow-step[data-current=true]')?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <div class="flow" ref={container} data-lanes={lanes} style={{ '--lanes': String(lanes) }}>
      <svg aria-hidden="true" class="wires">
        <title>{m.flowchart}</title>
        {lines.map((line) => {
          const x = edge - 10 - (line.lane + 0.5) * ((edge - 12) / lanes);
          const path = lanePath(x, boxes.get(line.from), boxes.get(line.to));
          const isActive = active !== null && (line.from === active || line.to === active);
          return (
            path && (
              <g key={`${line.from} ${line.to}`} data-active={isActive} data-back={line.leadsBack}>
                <path d={path.line} />
                <path class="head" d={path.head} />
              </g>
            )
          );
        })}
      </svg>
      <ol>
        {steps.map((step) => (
          <li
            key={step.id}
            id={`flow-${step.id}`}
            data-depth={Math.min(3, step.number?.split('.').length ?? 1)}
            onMouseEnter={() => setActive(step.id)}
            onMouseLeave={() => setActive(null)}
            onFocusCapture={() => setActive(step.id)}
          >
            <StepBox step={step} isCurrent={step.id === current} path={chart.path} />
            <Ways chart={chart} ways={ways.get(step.id) ?? []} nodes={nodes} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StepBoxProps {
  readonly step: FlowNode;
  readonly isCurrent: boolean;
  readonly path: string;
}

function StepBox({ step, isCurrent, path }: StepBoxProps) {
  const { m } = useSettings();
  const words = useLookWords();
  const { id, number, label, effect, commands = [], start, line } = step;
  return (
    <div class="flow-step" data-box={id} data-current={isCurrent} aria-current={isCurrent ? 'step' : undefined}>
      {(isCurrent || start) && <b class="flow-mark">{isCurrent ? words.youAreHere : m.startHere}</b>}
      <a data-stop href={linkTo({ view: 'document', id: path, line: line ?? null })}>
        <span class="number">{number}</span> {label}
      </a>
      {effect && (
        <span class="flow-effect">
          <EffectBadge effect={effect} />
          {words.commands(commands.length)}
        </span>
      )}
    </div>
  );
}

interface WaysProps {
  readonly chart: FlowchartView;
  readonly ways: readonly FlowEdge[];
  readonly nodes: ReadonlyMap<string, FlowNode>;
}

function Ways({ chart, ways, nodes }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <ul class="flow-ways">
      {together(ways).map((edges) => (
        <Way key={`${edges[0]!.to} ${edges[0]!.when}`} chart={chart} edges={edges} target={nodes.get(edges[0]!.to)!} />
      ))}
    </ul>
  );
}

/** Groups edges with the same target and verdict, in the order of the first of each group. */
function together(ways: readonly FlowEdge[]): FlowEdge[][] {
  const groups = new Map<string, FlowEdge[]>();
  for (const edge of ways) {
    const key = `${edge.to} ${edge.outcomes[0]?.verdict}`;
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  return [...groups.values()];
}

interface WayProps {
  readonly chart: FlowchartView;
  /** All edges to the target; at least one. */
  readonly edges: readonly FlowEdge[];
  readonly target: FlowNode;
}

function Way({ chart, edges, target }: WayProps) {
  const { m } = useSettings();
  const words = useLookWords();
  const verdict = edges[0]?.outcomes[0]?.verdict;
  const isStep = target.kind === 'step';
  return (
    <li data-verdict={verdict}>
      {edges.map(({ when }) => (
        <span key={when} class="when">
          {when ?? (verdict ? m.verdict[verdict] : words.otherwise)}
        </span>
      ))}
      <span class="to">
        {isStep ? (
          <button type="button" class="quiet" onClick={() => showStep(chart.path, target.id)}>
            {target.number} {target.label}
          </button>
        ) : (
          <span>
            {target.kind !== 'end' && <span class="kind">{words.target[target.kind]}</span>}
            <Target node={target} />
          </span>
        )}
      </span>
    </li>
  );
}

function Target({ node }: { node: FlowNode }) {
  const words = useLookWords();
  if (node.end) return <>{words.ends[node.end]}</>;
  const { path, line = null, document } = node;
  if (!path) return <>{node.label}</>;
  return <a href={linkTo({ view: 'document', id: path, line: document ? null : line })}>{node.label}</a>;
}

function TextList({ title, nodes }: { title: string; nodes: readonly FlowNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="plain">
        {nodes.map((node) => (
          <li key={node.id}>
            <Target node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to a step, or goes to the part of the chart that has it. */
function showStep(path: string, id: string): void {
  const row = document.getElementById(`flow-${id}`);
  if (row === null) goTo({ view: 'flow', id: path, step: id });
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('[data-stop]')?.focus({ preventScroll: true });
}

/** Where each step leads, except to the step below it. */
function waysOf(edges: readonly FlowEdge[], nodes: ReadonlyMap<string, FlowNode>): ReadonlyMap<string, FlowEdge[]> {
  const ways = new Map<string, FlowEdge[]>();
  for (const edge of edges) {
    const isWritten = edge.kind === 'branch' || (edge.kind === 'next' && nodes.get(edge.to)!.kind !== 'step');
    if (isWritten) ways.set(edge.from, [...(ways.get(edge.from) ?? []), edge]);
  }
  return ways;
}

/** Lines between steps. A step directly below needs none, because the rail shows it. */
function linesOf(edges: readonly FlowEdge[], steps: readonly FlowNode[]): readonly Line[] {
  const order = steps.map(({ id }) => id);
  const rows = new Map(order.map((id, row) => [id, row]));
  const pairs = edges
    .filter(({ from, to }) => rows.has(from) && rows.has(to))
    .filter(({ from, to, kind }) => kind === 'branch' || rows.get(to) !== rows.get(from)! + 1)
    .map(({ from, to }) => [from, to] as const);
  return laneLines(order, pairs, mostLanes);
}

/** A path from the left side of a box along the lane at `x` to the left side of another. */
function lanePath(x: number, from?: Box, to?: Box) {
  if (!from || !to) return null;
  const start = from.top + (from.bottom - from.top) * 0.72;
  const end = to.top + Math.min(22, (to.bottom - to.top) * 0.4);
  const bend = Math.min(7, Math.abs(end - start) / 2);
  const down = end > start ? bend : -bend;
  const across = `H${x + bend}Q${x} ${start} ${x} ${start + down}V${end - down}Q${x} ${end} ${x + bend} ${end}`;
  return { line: `M${from.left} ${start}${across}H${to.left - 6}`, head: `M${to.left - 1} ${end}l-7 -4v8z` };
}
