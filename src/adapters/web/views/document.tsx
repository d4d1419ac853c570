import type { Root } from 'mdast';
import { useEffect, useState } from 'preact/hooks';
import type { Reading } from '../engine/calls.js';
import { parseMarkdown, splitFrontMatter } from '../engine/markdown.js';
import { linkTo, useTitle } from '../router.js';
import { Waiting } from '../ui/lazy.js';
import { Missing, reasonOf } from '../ui/missing.js';
import { useSettings } from '../ui/settings.js';
import { useStartWalk } from '../ui/start-walk.js';
import { useCall } from '../ui/use-call.js';
import { MarkdownView } from './document/markdown.js';
import { Sections } from './document/sections.js';
import './document.css';

/** A document of the knowledge base, by id or path, with a line to look at. */
export default function DocumentView({ id, line }: { id: string; line: number | null }) {
  const { m } = useSettings();
  const reading = useCall('read', id);
  if (reading.state === 'waiting') return <Waiting />;
  if (reading.state === 'failed' || reading.value === null) {
    const why = reading.state === 'failed' ? reasonOf(m, reading.error) : m.notFound(id);
    return <Missing why={why} />;
  }
  return <Read reading={reading.value} line={line} />;
}

function Read({ reading, line }: { reading: Reading; line: number | null }) {
  const { m } = useSettings();
  const { source, path, title, diagnostics } = reading;
  useTitle(title);
  const { body, frontMatter } = splitFrontMatter(source ?? '');
  const [tree, setTree] = useState<Root | 'parsing' | null>(source === null ? null : 'parsing');
  useEffect(() => {
    // A document in HTML is shown as it was parsed.
    if (source === null || /^\s*<(?:!doctype|html|body)\b/i.test(source)) setTree(null);
    else parseMarkdown(body).then(setTree);
  }, [source]);
  return (
    <article class="document" lang={reading.language === 'zh' ? 'zh-CN' : 'en'}>
      <Head reading={reading} line={line} />
      {diagnostics.length > 0 && (
        <details class="findings">
          <summary>{m.findings(diagnostics.length)}</summary>
          <ul>
            {diagnostics.slice(0, 50).map(({ message, range, ruleId }) => (
              <li key={`${ruleId}${range?.start.offset}${message}`}>
                {range && (
                  <a href={linkTo({ view: 'document', id: path, line: range.start.line })}>
                    {m.line(range.start.line)}
                  </a>
                )}{' '}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {frontMatter.length > 0 && <FrontMatter lines={frontMatter} line={line} />}
      {tree === 'parsing' ? (
        <Waiting />
      ) : tree ? (
        <MarkdownView tree={tree} reading={reading} line={line} />
      ) : (
        <>
          <p class="footnote">{m.asText}</p>
          <Sections path={path} line={line} />
        </>
      )}
    </article>
  );
}

interface HeadProps {
  readonly reading: Reading;
  readonly line: number | null;
}

function Head({ reading: { id, path, kind, steps, owners, translations }, line }: HeadProps) {
  const { m } = useSettings();
  const edit = useCall('edit', path, line ?? 1);
  const startWalk = useStartWalk();
  return (
    <header class="document-head">
      <p class="kicker">
        {m.kind[kind]} · <span class="path">{path}</span>
        {owners.length > 0 && ` · ${owners.join(', ')}`}
      </p>
      <div class="actions">
        {steps > 0 && (
          <button type="button" class="primary" onClick={() => startWalk(id, { document: path })}>
            {m.walk}
          </button>
        )}
        {steps > 1 && (
          <a class="button" href={linkTo({ view: 'flow', id: path })}>
            {m.flowchart}
          </a>
        )}
        <a class="button" href={linkTo({ view: 'graph', id: path })}>
          {m.graph}
        </a>
        {edit.state === 'done' && edit.value !== null && (
          <a class="button" href={edit.value} target="_blank" rel="noreferrer noopener">
            {m.edit}
          </a>
        )}
        {translations.map((other) => (
          <a key={other.path} class="button" href={linkTo({ view: 'document', id: other.path, line: null })}>
            {m.languageName[other.language]}
          </a>
        ))}
      </div>
    </header>
  );
}

/** The front matter of a document; its first line is line 2. */
function FrontMatter({ lines, line }: { lines: readonly string[]; line: number | null }) {
  const { m } = useSettings();
  const isMeant = line !== null && line >= 2 && line <= lines.length + 1;
  useEffect(() => {
    if (isMeant) document.querySelector('.front-matter [data-meant]')?.scrollIntoView({ block: 'center' });
  }, [line]);
  return (
    <details class="front-matter" open={isMeant}>
      <summary>{m.metadata}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard */}
      <pre tabIndex={0}>
        {lines.map((text, index) => (
          <span key={index} data-meant={line === index + 2 ? '' : undefined}>
            {`${text}\n`}
          </span>
        ))}
      </pre>
    </details>
  );
}
