import { useMemo, useState } from 'preact/hooks';
import type { DocumentEntry, GraphEdge, GraphNode, GraphView, NodeKind } from '../../../browser.js';
import { linkTo, useTitle } from '../router.js';
import { Waiting } from '../ui/lazy.js';
import { Missing, reasonOf } from '../ui/missing.js';
import { useSettings } from '../ui/settings.js';
import { type Box, type Boxes, useBoxes } from '../ui/use-boxes.js';
import { useCall } from '../ui/use-call.js';
import { useLookWords } from './look/words.js';
import './look/look.css';

/** Kinds on each side: what the document is about at the left, what refers to it at the right. */
const sides = {
  left: ['component', 'alert', 'category', 'product', 'version', 'symptom', 'trigger', 'signature'],
  right: ['workflow', 'case', 'article', 'cause', 'resolution', 'step', 'command', 'source'],
} as const satisfies Readonly<Record<string, readonly NodeKind[]>>;
const shownFirst: readonly NodeKind[] = ['component', 'alert', 'workflow', 'case', 'article', 'cause'];
/** Nodes of a kind that are shown at once. */
const atOnce = 12;

/** The part of the knowledge graph around a document or node. */
export default function Graph({ id }: { id: string }) {
  const { m, language } = useSettings();
  const words = useLookWords();
  const documents = useCall('documents');
  const entries = documents.state === 'done' ? documents.value : [];
  // An id stands for all translations: the reader's is the centre, or the only one.
  const named = entries.filter((each) => each.id === id);
  const centre = (named.find((each) => each.language === language) ?? named[0])?.path ?? id;
  const called = useCall('graph', centre, 1);
  if (called.state === 'failed') return <Missing why={reasonOf(m, called.error)} />;
  if (called.state === 'waiting' || documents.state !== 'done') return <Waiting />;
  if (called.value === null) return <Missing why={words.noNode(id)} />;
  return <Around view={withoutTranslations(called.value, entries, language)} centre={centre} />;
}

interface Neighbour {
  readonly node: GraphNode;
  /** Relation to the centre; null if it is only indirect. */
  readonly relation: GraphEdge['kind'] | null;
}

function Around({ view, centre }: { view: GraphView; centre: string }) {
  const { m } = useSettings();
  const words = useLookWords();
  const [kinds, setKinds] = useState<ReadonlySet<NodeKind>>(new Set(shownFirst));
  const [text, setText] = useState('');
  const middle = view.nodes.find(({ id, path, line }) => id === centre || (path === centre && line === 1))!;
  useTitle(middle.label);
  const neighbours = useMemo(() => neighboursOf(view, middle), [view]);
  const counts = new Map<NodeKind, number>();
  for (const { node } of neighbours) counts.set(node.kind, (counts.get(node.kind) ?? 0) + 1);
  const isShown = ({ node }: Neighbour): boolean =>
    (kinds.has(node.kind) || !hasAny(kinds, counts)) && node.label.toLowerCase().includes(text.toLowerCase());
  const shown = neighbours.filter(isShown);
  const toggle = (kind: NodeKind): void => {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
  };
  return (
    <article class="look">
      <p class="kicker">{m.graph}</p>
      <fieldset class="filters">
        <legend>{words.show}</legend>
        {[...sides.left, ...sides.right]
          .filter((kind) => counts.has(kind))
          .map((kind) => (
            <label key={kind}>
              <input type="checkbox" checked={kinds.has(kind)} onChange={() => toggle(kind)} />
              {words.kinds[kind]} <span class="count">{counts.get(kind)}</span>
            </label>
          ))}
      </fieldset>
      <p class="field">
        <label for="graph-filter">{words.filter}</label>
        <input
          id="graph-filter"
          type="search"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <span role="status" class="count">
          {words.shownOf(shown.length, neighbours.length)}
        </span>
      </p>
      <Neighbourhood view={view} middle={middle} shown={shown} />
    </article>
  );
}

const hasAny = (kinds: ReadonlySet<NodeKind>, counts: ReadonlyMap<NodeKind, number>): boolean =>
  [...kinds].some((kind) => counts.has(kind));

interface NeighbourhoodProps {
  readonly view: GraphView;
  readonly middle: GraphNode;
  readonly shown: readonly Neighbour[];
}

function Neighbourhood({ view, middle, shown }: NeighbourhoodProps) {
  const { m } = useSettings();
  const words = useLookWords();
  const kindOf = ({ kind }: GraphNode): string =>
    kind === 'workflow' || kind === 'case' || kind === 'article' ? m.kind[kind] : (words.shared[kind] ?? '');
  const [active, setActive] = useState<string | null>(null);
  const [open, setOpen] = useState<ReadonlySet<NodeKind>>(new Set());
  const { container, boxes } = useBoxes([shown, open]);
  const near = useMemo(() => nearOf(view, active), [view, active]);
  const column = (side: keyof typeof sides) => (
    <div class="column" data-side={side}>
      {sides[side].map((kind) => (
        <Group
          key={kind}
          kind={kind}
          of={shown.filter(({ node }) => node.kind === kind)}
          isOpen={open.has(kind)}
          near={near}
          onOpen={() => setOpen(new Set([...open, kind]))}
          onActive={setActive}
        />
      ))}
    </div>
  );
  return (
    <div class="around" ref={container}>
      <Wires boxes={boxes} middle={middle.id} active={active} near={near} />
      {column('left')}
      <div class="centre" data-box={middle.id}>
        <p class="kicker">{kindOf(middle)}</p>
        <h1>{middle.label}</h1>
        {middle.path && (
          <p class="actions">
            <a class="button" href={linkTo({ view: 'document', id: middle.path, line: middle.line ?? null })}>
              {m.read}
            </a>
            <a class="button" href={linkTo({ view: 'flow', id: middle.path })}>
              {m.flowchart}
            </a>
          </p>
        )}
        {shown.length === 0 && <p class="footnote">{words.nothingAround}</p>}
      </div>
      {column('right')}
    </div>
  );
}

interface GroupProps {
  readonly kind: NodeKind;
  readonly of: readonly Neighbour[];
  readonly isOpen: boolean;
  readonly near: ReadonlySet<string>;
  readonly onOpen: () => void;
  readonly onActive: (id: string | null) => void;
}

function Group({ kind, of, isOpen, near, onOpen, onActive }: GroupProps) {
  const { m } = useSettings();
  const words = useLookWords();
  if (of.length === 0) return null;
  const shown = isOpen ? of : of.slice(0, atOnce);
  return (
    <section>
      <h2>
        {words.kinds[kind]} <span class="count">{of.length}</span>
      </h2>
      <ul>
        {shown.map(({ node, relation }) => (
          <li
            key={node.id}
            class="node"
            data-box={node.id}
            data-kind={kind}
            data-near={near.has(node.id)}
            onMouseEnter={() => onActive(node.id)}
            onMouseLeave={() => onActive(null)}
            onFocusCapture={() => onActive(node.id)}
          >
            <a data-stop href={isDocument(node) ? linkTo({ view: 'graph', id: node.path! }) : hrefOf(node)}>
              {node.label}
            </a>
            {relation && <span class="relation">{words.edges[relation]}</span>}
          </li>
        ))}
      </ul>
      {of.length > shown.length && (
        <button type="button" class="quiet" onClick={onOpen}>
          {m.more(of.length - shown.length)}
        </button>
      )}
    </section>
  );
}

/** Curves from the centre to what is beside it. */
function Wires({
  boxes,
  middle,
  active,
  near,
}: {
  boxes: Boxes;
  middle: string;
  active: string | null;
  near: ReadonlySet<string>;
}) {
  const centre = boxes.get(middle);
  if (!centre) return null;
  const others = [...boxes].filter(([id]) => id !== middle);
  const isLeft = (box: Box): boolean => box.right < centre.left;
  const leftOnes = others.map(([, box]) => box).filter(isLeft);
  const rightOnes = others.map(([, box]) => box).filter((box) => !isLeft(box));
  return (
    <svg aria-hidden="true" class="wires">
      <title />
      {others.map(([id, box]) => (
        <g key={id} data-active={id === active || (active !== null && near.has(id))}>
          <path d={curve(centre, box, isLeft(box) ? leftOnes : rightOnes)} />
        </g>
      ))}
    </svg>
  );
}

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** From the side of the centre to a box. Where the column is taller than the centre, the ends are spread over its side. */
function curve(centre: Box, box: Box, column: readonly Box[]): string {
  const [x1, x2] = box.right < centre.left ? [centre.left, box.right] : [centre.right, box.left];
  const [first, last] = [centre.top + 12, centre.bottom - 12];
  const top = Math.min(first, ...column.map(middleOf));
  const bottom = Math.max(last, ...column.map(middleOf));
  const y2 = middleOf(box);
  const y1 = first + ((y2 - top) / (bottom - top)) * (last - first);
  const half = (x1 + x2) / 2;
  return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}

const isDocument = ({ kind }: GraphNode): boolean => ['workflow', 'case', 'article'].includes(kind);

/** Parts of a document link to their line; shared nodes, such as components, to their own graph. */
const hrefOf = ({ id, path, line }: GraphNode): string =>
  path ? linkTo({ view: 'document', id: path, line: line ?? null }) : linkTo({ view: 'graph', id });

function neighboursOf({ nodes, edges }: GraphView, middle: GraphNode): Neighbour[] {
  const relations = new Map<string, GraphEdge['kind']>();
  for (const { from, to, kind } of edges) {
    if (from === middle.id) relations.set(to, kind);
    else if (to === middle.id && !relations.has(from)) relations.set(from, kind);
  }
  return nodes.filter((node) => node !== middle).map((node) => ({ node, relation: relations.get(node.id) ?? null }));
}

function nearOf({ edges }: GraphView, id: string | null): ReadonlySet<string> {
  if (id === null) return new Set();
  return new Set(edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
}

/** Drops translations for which the document exists in the reader's language. */
function withoutTranslations(view: GraphView, entries: readonly DocumentEntry[], language: string): GraphView {
  const own = new Set(entries.filter((each) => each.language === language).map(({ id }) => id));
  const foreign = new Set(
    entries.filter((each) => each.language !== language && own.has(each.id)).map(({ path }) => path),
  );
  const nodes = view.nodes.filter(({ path, kind }) => !isDocument({ kind } as GraphNode) || !foreign.has(path ?? ''));
  return { nodes, edges: view.edges };
}
