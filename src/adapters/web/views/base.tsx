import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DocumentEntry } from '../../../browser.js';
import type { Coverage, Overview } from '../engine/overview.js';
import { fetchUnanswered, type UnansweredList } from '../engine/server.js';
import { linkTo, useTitle } from '../router.js';
import { Waiting } from '../ui/lazy.js';
import { Missing, reasonOf } from '../ui/missing.js';
import { Parts } from '../ui/parts.js';
import { useSettings } from '../ui/settings.js';
import { useCall } from '../ui/use-call.js';
import { useLookWords } from './look/words.js';
import './look/look.css';

/** What the knowledge base covers, what it lacks, and all of its documents. */
export default function Base() {
  const { m } = useSettings();
  const words = useLookWords();
  useTitle(m.base);
  const info = useCall('info');
  const overview = useCall('overview');
  if (overview.state === 'failed') return <Missing why={reasonOf(m, overview.error)} />;
  if (overview.state === 'waiting' || info.state !== 'done') return <Waiting />;
  const { documents, steps, commands, hash } = info.value;
  const figures = [
    [documents, words.documents],
    [steps, words.steps],
    [commands, words.commandsOf],
  ] as const;
  return (
    <article class="look">
      <h1>{m.base}</h1>
      <dl class="figures">
        {figures.map(([figure, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure.toLocaleString('en')}</dd>
          </div>
        ))}
        <div>
          <dt>{words.version}</dt>
          <dd class="hash">{hash.replace(/^sha256:/, '').slice(0, 12)}</dd>
        </div>
      </dl>
      <div class="panels">
        <div>
          <Components of={overview.value.components} />
        </div>
        <div>
          <Lacks overview={overview.value} />
          <Asked />
          <Findings overview={overview.value} />
        </div>
      </div>
      <AllDocuments of={overview.value.documents} />
    </article>
  );
}

const componentsShown = 20;

function Components({ of }: { of: readonly Coverage[] }) {
  const { m } = useSettings();
  const words = useLookWords();
  const [all, setAll] = useState(false);
  const shown = all ? of : of.slice(0, componentsShown);
  // A base without articles needs no column of zeros.
  const columns = kinds.filter((kind) => of.some((each) => each[kind] > 0));
  const most = Math.max(1, ...of.map(sizeOf));
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage">{words.byComponent}</h2>
      {of.length === 0 && <p class="footnote">{words.none}</p>}
      <table hidden={of.length === 0}>
        <thead>
          <tr>
            <th scope="col">{words.component}</th>
            {columns.map((kind) => (
              <th key={kind} scope="col" class="number" data-kind={kind}>
                {words.columns[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={each.component}>
              <th scope="row">
                {each.component === '' ? (
                  words.noComponent
                ) : (
                  <a href={linkTo({ view: 'graph', id: `component:${each.component}` })}>{each.component}</a>
                )}
                <Bar of={each} most={most} />
              </th>
              {columns.map((kind) => (
                <td key={kind} class="number" data-none={each[kind] === 0}>
                  {each[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {of.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {m.more(of.length - shown.length)}
        </button>
      )}
    </section>
  );
}

const kinds = ['workflow', 'case', 'article'] as const;
const sizeOf = (each: Coverage): number => each.workflow + each.case + each.article;

function Bar({ of, most }: { of: Coverage; most: number }) {
  return (
    <span class="bar" aria-hidden="true" style={{ width: `${(100 * sizeOf(of)) / most}%` }}>
      {kinds.map((kind) => (
        <i key={kind} data-kind={kind} style={{ flexGrow: of[kind] }} />
      ))}
    </span>
  );
}

function Lacks({ overview }: { overview: Overview }) {
  const words = useLookWords();
  return (
    <section aria-labelledby="missing">
      <h2 id="missing">{words.without}</h2>
      <Fold title={words.noTriggers} why={words.noTriggersWhy} count={overview.withoutTriggers.length}>
        <Documents of={overview.withoutTriggers} />
      </Fold>
      <Fold title={words.noWorkflow} why={words.noWorkflowWhy} count={overview.casesWithoutWorkflow.length}>
        <Documents of={overview.casesWithoutWorkflow} />
      </Fold>
      <Shadowed documents={overview.documents} />
    </section>
  );
}

interface Shadow {
  readonly document: DocumentEntry;
  readonly first: DocumentEntry;
}

/** Asks each document's first symptom. This takes a while, so it starts with a click. */
function Shadowed({ documents }: { documents: readonly DocumentEntry[] }) {
  const { kb } = useSettings();
  const words = useLookWords();
  const [done, setDone] = useState<number | null>(null);
  const [found, setFound] = useState<readonly Shadow[]>([]);
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const check = async (): Promise<void> => {
    const shadows: Shadow[] = [];
    for (const [index, document] of documents.entries()) {
      // The engine answers one call after the other: those of other views would wait.
      if (!isShown.current) return;
      const first = await kb.call('shadow', document.path);
      if (first !== null) shadows.push({ document, first });
      setDone(index + 1);
      setFound([...shadows]);
    }
  };
  return (
    <Fold title={words.shadowed} why={words.shadowedWhy} count={done === documents.length ? found.length : null}>
      {done === null ? (
        <button type="button" onClick={() => void check()}>
          {words.checkShadowed}
        </button>
      ) : (
        <p role="status" class="footnote">
          {words.checking(done, documents.length)}
        </p>
      )}
      <ul class="plain">
        {found.map(({ document, first }) => (
          <li key={document.path}>
            <DocumentLink document={document} />
            <br />
            <span class="footnote">{words.instead(first.title)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Questions to the server that got no good answer. */
function Asked() {
  const { kb } = useSettings();
  const words = useLookWords();
  const [list, setList] = useState<UnansweredList | null>(null);
  useEffect(() => {
    void fetchUnanswered(kb.headers).then(setList);
  }, [kb]);
  if (list === null) return null;
  const nothing = { static: words.askedStatic, none: words.askedNotKept, failed: words.askedFailed };
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{words.asked}</h2>
      {typeof list === 'string' && <p class="footnote">{nothing[list]}</p>}
      {typeof list !== 'string' && list.length === 0 && <p class="footnote">{words.askedNone}</p>}
      {typeof list !== 'string' && (
        <ul class="plain">
          {list.map(({ text, kind, times }) => (
            <li key={`${kind} ${text}`}>
              <a href={linkTo({ view: 'search', symptom: text })}>{firstLine(text)}</a>{' '}
              <span class="footnote">
                {words.askedKind[kind]}, {words.times(times)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const longestLine = 160;
const firstLine = (text: string): string => text.trim().split('\n')[0]!.slice(0, longestLine);

function Findings({ overview: { findings, documents } }: { overview: Overview }) {
  const words = useLookWords();
  const severities = ['error', 'warning', 'info'] as const;
  const titles = new Map(documents.map(({ path, title }) => [path, title]));
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{words.findings}</h2>
      {findings.length === 0 && <p class="footnote">{words.noFindings}</p>}
      {severities
        .map((severity) => [severity, findings.filter((each) => each.severity === severity)] as const)
        .filter(([, some]) => some.length > 0)
        .map(([severity, some]) => (
          <Fold key={severity} title={words.severity[severity]} count={some.length}>
            <ul class="plain">
              <Parts items={some}>
                {({ path, message, ruleId, range }, index) => (
                  <li key={index}>
                    <a href={linkTo({ view: 'document', id: path, line: range?.start.line ?? null })}>
                      {titles.get(path) ?? path}
                    </a>
                    <br />
                    <span class="footnote">
                      {message} <code>{ruleId}</code>
                    </span>
                  </li>
                )}
              </Parts>
            </ul>
          </Fold>
        ))}
    </section>
  );
}

function AllDocuments({ of }: { of: readonly DocumentEntry[] }) {
  const { language } = useSettings();
  const words = useLookWords();
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    const sought = text.toLowerCase();
    // The reader's language first, and workflows before cases.
    const rank = (each: DocumentEntry): number =>
      (each.language === language ? 0 : 3) + ['workflow', 'case', 'article'].indexOf(each.kind);
    return of
      .filter(({ title, id, path }) => [title, id, path].some((each) => each.toLowerCase().includes(sought)))
      .sort((left, right) => rank(left) - rank(right));
  }, [of, text, language]);
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{words.browse}</h2>
      <p class="field">
        <label for="document-filter">{words.filterDocuments}</label>
        <input
          id="document-filter"
          type="search"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <span role="status" class="count">
          {words.shownOf(shown.length, of.length)}
        </span>
      </p>
      <Documents of={shown} />
    </section>
  );
}

function Documents({ of }: { of: readonly DocumentEntry[] }) {
  return (
    <ul class="plain">
      <Parts items={of}>
        {(document) => (
          <li key={document.path}>
            <DocumentLink document={document} />
          </li>
        )}
      </Parts>
    </ul>
  );
}

function DocumentLink({ document: { path, title, kind, language } }: { document: DocumentEntry }) {
  const { m } = useSettings();
  return (
    <>
      <a data-stop href={linkTo({ view: 'document', id: path, line: null })} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        {title}
      </a>{' '}
      <span class="footnote kind">{m.kind[kind]}</span>
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly why?: string;
  /** Null while it is not known. */
  readonly count: number | null;
  readonly children: ComponentChildren;
}

function Fold({ title, why, count, children }: FoldProps) {
  const words = useLookWords();
  return (
    <details>
      <summary>
        {title} {count !== null && <span class="count">{count.toLocaleString('en')}</span>}
      </summary>
      {why && <p class="footnote">{why}</p>}
      {count === 0 ? <p class="footnote">{words.none}</p> : children}
    </details>
  );
}
