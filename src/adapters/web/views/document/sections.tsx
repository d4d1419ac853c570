import type { ShownDocument } from '../../../../browser.js';
import { Waiting } from '../../ui/lazy.js';
import { Parts } from '../../ui/parts.js';
import { useCall } from '../../ui/use-call.js';

type Section = ShownDocument['sections'][number];

const headings = ['h2', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A document as it was parsed: headings and blocks of text. */
export function Sections({ path, line }: { path: string; line: number | null }) {
  const called = useCall('sections', path);
  if (called.state !== 'done') return <Waiting />;
  const sections = called.value;
  const first = sections.findIndex(({ range }) => line !== null && line >= range.start.line && line <= range.end.line);
  return (
    <div class="markdown">
      <Parts items={sections} first={first} tag="div">
        {({ id, level, heading, blocks }) => {
          const Heading = headings[level] ?? 'h6';
          return (
            <section key={id}>
              {heading !== '' && <Heading>{heading}</Heading>}
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </section>
          );
        }}
      </Parts>
    </div>
  );
}

function BlockView({ block: { kind, text, cells } }: { block: Section['blocks'][number] }) {
  if (kind === 'code') {
    return (
      <div class="code">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
      </div>
    );
  }
  if (kind === 'list-item') return <p class="item">{text}</p>;
  if (kind === 'quote') return <blockquote>{text}</blockquote>;
  return <p>{cells ? cells.join(' · ') : text}</p>;
}
