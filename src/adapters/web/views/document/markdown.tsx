import type {
  Code,
  Definition,
  FootnoteDefinition,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reading } from '../../engine/calls.js';
import { EffectBadge } from '../../ui/command.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Parts } from '../../ui/parts.js';
import { useSettings } from '../../ui/settings.js';
import { highlighted } from './highlight.js';
import { type Address, addressOf, imageOf } from './links.js';

interface Context {
  readonly reading: Reading;
  readonly line: number | null;
  readonly definitions: ReadonlyMap<string, Definition>;
}

interface Props {
  readonly tree: Root;
  readonly reading: Reading;
  /** The line that a link points to. */
  readonly line: number | null;
}

/** Renders Markdown node by node. HTML in a document is shown as text or dropped, never inserted. */
export function MarkdownView({ tree, reading, line }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const definitions = new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  const context: Context = { reading, line, definitions };
  const blocks = tree.children.filter(({ type }) => type !== 'definition');
  useEffect(() => {
    const found = [...(view.current?.querySelectorAll('[data-meant]') ?? [])].at(-1);
    found?.scrollIntoView({ block: 'center' });
  }, [line, tree]);
  return (
    <div class="markdown" ref={view}>
      {!blocks.some((node) => node.type === 'heading' && node.depth === 1) && <h1>{reading.title}</h1>}
      <Parts items={blocks} first={blocks.findIndex((node) => isAt(node, line))} tag="div">
        {(node, index) => <Block key={index} node={node} context={context} />}
      </Parts>
    </div>
  );
}

const isAt = ({ position }: Pick<RootContent, 'position'>, line: number | null): boolean =>
  line !== null && position !== undefined && position.start.line <= line && line <= position.end.line;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function Block({ node, context }: { node: RootContent; context: Context }): ComponentChild {
  const meant = isAt(node, context.line) ? '' : undefined;
  const inside = (children: readonly RootContent[]) =>
    children.map((child, index) => <Block key={index} node={child} context={context} />);
  switch (node.type) {
    case 'heading': {
      const Heading = headings[node.depth - 1]!;
      return <Heading data-meant={meant}>{inlines(node.children, context)}</Heading>;
    }
    case 'paragraph':
      return <p data-meant={meant}>{inlines(node.children, context)}</p>;
    case 'blockquote':
      return <blockquote>{inside(node.children)}</blockquote>;
    case 'list':
      return <ListView list={node} context={context} />;
    case 'code':
      return <CodeView code={node} effect={effectOf(node, context.reading)} meant={meant} />;
    case 'table':
      return <TableView table={node} context={context} />;
    case 'thematicBreak':
      return <hr />;
    case 'footnoteDefinition':
      return <Footnote note={node} context={context} />;
    case 'html':
      return <Html value={node.value} />;
    case 'definition':
      return null;
    default:
      return inline(node as PhrasingContent, context);
  }
}

type Changing = Reading['changes'][number][2];

/** The worst effect of the commands in these lines; null if none changes the system. */
function effectOf({ position }: Code, { changes }: Reading): Changing | null {
  if (position === undefined) return null;
  const inside = changes.filter(([first, last]) => position.start.line <= first && last <= position.end.line);
  return inside.find(([, , effect]) => effect === 'destroy')?.[2] ?? inside[0]?.[2] ?? null;
}

interface CodeProps {
  readonly code: Code;
  readonly effect: Changing | null;
  readonly meant: string | undefined;
}

/** Code to read and to copy. What changes the system is copied after a deliberate click. */
function CodeView({ code, effect, meant }: CodeProps) {
  const { m } = useSettings();
  const [isMeant, setMeant] = useState(effect === null);
  return (
    <div class="code" data-meant={meant} data-effect={effect ?? undefined}>
      {effect !== null && <EffectBadge effect={effect} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <pre tabIndex={0}>
        <code>{highlighted(code.value, code.lang ?? '')}</code>
      </pre>
      {effect !== null && isMeant && (
        <p class="warning" role="alert">
          {m.effectWarning[effect]}
        </p>
      )}
      {effect === null || isMeant ? (
        <CopyButton text={code.value} label={code.lang ?? ''} />
      ) : (
        <button type="button" class="reveal" onClick={() => setMeant(true)}>
          {m.copyAnyway[effect]}
        </button>
      )}
    </div>
  );
}

function ListView({ list, context }: { list: List; context: Context }) {
  const items = (
    <Parts items={list.children}>
      {(item, index) => <Item key={index} item={item} list={list} context={context} />}
    </Parts>
  );
  return list.ordered ? (
    <ol start={list.start ?? 1}>{items}</ol>
  ) : (
    <ul data-tasks={list.children.some(isTask)}>{items}</ul>
  );
}

const isTask = ({ checked }: ListItem): boolean => typeof checked === 'boolean';

function Item({ item, list, context }: { item: ListItem; list: List; context: Context }) {
  const isTight = !list.spread && !item.spread;
  return (
    <li data-meant={isAt(item, context.line) ? '' : undefined}>
      {isTask(item) && <input type="checkbox" checked={item.checked === true} disabled />}
      {item.children.map((child, index) =>
        isTight && child.type === 'paragraph' ? (
          inlines(child.children, context)
        ) : (
          <Block key={index} node={child} context={context} />
        ),
      )}
    </li>
  );
}

function TableView({ table, context }: { table: Table; context: Context }) {
  const [head, ...rows] = table.children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
    <div class="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, index) => (
              <th key={index} scope="col" data-align={table.align?.[index] ?? undefined}>
                {inlines(cell.children, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-meant={isAt(row, context.line) ? '' : undefined}>
              {row.children.map((cell, index) => (
                <td key={index} data-align={table.align?.[index] ?? undefined}>
                  {inlines(cell.children, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Footnote({ note, context }: { note: FootnoteDefinition; context: Context }) {
  return (
    <aside class="footnote-text" id={`footnote-${note.identifier}`}>
      <sup>{note.identifier}</sup>
      {note.children.map((child, index) => (
        <Block key={index} node={child} context={context} />
      ))}
    </aside>
  );
}

/** Drops comments, keeps line breaks, and shows all other markup as source. */
function Html({ value }: { value: string }) {
  if (/^\s*<!--[\s\S]*-->\s*$/.test(value)) return null;
  return /^<br\s*\/?>$/i.test(value.trim()) ? <br /> : <code class="markup">{value}</code>;
}

const inlines = (nodes: readonly PhrasingContent[], context: Context): ComponentChild[] =>
  nodes.map((node) => inline(node, context));

function inline(node: PhrasingContent, context: Context): ComponentChild {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'strong':
      return <strong>{inlines(node.children, context)}</strong>;
    case 'emphasis':
      return <em>{inlines(node.children, context)}</em>;
    case 'delete':
      return <del>{inlines(node.children, context)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <Link address={addressOf(node.url, context.reading)}>{inlines(node.children, context)}</Link>;
    case 'linkReference': {
      const url = context.definitions.get(node.identifier)?.url ?? '';
      return <Link address={addressOf(url, context.reading)}>{inlines(node.children, context)}</Link>;
    }
    case 'image':
      return <Image url={node.url} alt={node.alt ?? ''} reading={context.reading} />;
    case 'imageReference': {
      const url = context.definitions.get(node.identifier)?.url ?? '';
      return <Image url={url} alt={node.alt ?? ''} reading={context.reading} />;
    }
    case 'footnoteReference':
      return <sup>{node.identifier}</sup>;
    case 'html':
      return <Html value={node.value} />;
  }
}

function Link({ address, children }: { address: Address; children: ComponentChild[] }) {
  if (address.kind === 'none') return <span class="no-link">{children}</span>;
  if (address.kind === 'document') return <a href={address.href}>{children}</a>;
  return (
    <a href={address.href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

/** An image of the knowledge base; its alternative text if it is elsewhere or does not load. */
function Image({ url, alt, reading }: { url: string; alt: string; reading: Reading }) {
  const { m } = useSettings();
  const source = imageOf(url, reading.path);
  const text = alt === '' ? m.image : alt;
  if (source === null) return <span class="no-image">{text}</span>;
  return (
    <img
      src={source}
      alt={text}
      loading="lazy"
      onError={({ currentTarget }) => {
        const instead = document.createElement('span');
        instead.className = 'no-image';
        instead.textContent = text;
        currentTarget.replaceWith(instead);
      }}
    />
  );
}
