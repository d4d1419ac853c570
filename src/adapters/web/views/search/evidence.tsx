import { useEffect, useRef, useState } from 'preact/hooks';
import type { Evidence } from '../../../../browser.js';
import type { Asked } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { useSettings } from '../../ui/settings.js';

const shownAtFirst = 4;

/** The parts of the symptom that match the document, and the lines where they match. */
export function EvidenceView({ asked }: { asked: Asked }) {
  const { m } = useSettings();
  const [isWhole, setWhole] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const { diagnosis } = asked;
  const match = diagnosis.matches.find(({ id }) => id === diagnosis.workflow?.id) ?? diagnosis.matches[0];
  if (!match) return null;
  const quoted = match.evidence.map((each, index) => ({ each, index })).filter(({ each }) => !isAgreement(each));
  // If several pieces of evidence quote the same text, a trigger is more specific than words.
  const byKind = [...quoted].sort((left, right) => Number(isWords(left.each)) - Number(isWords(right.each)));
  const all = quoted
    .filter(({ each }, at) => quoted.findIndex((other) => saysSame(other.each, each)) === at)
    .map(({ each }) => byKind.find((other) => saysSame(other.each, each))!);
  const shown = isWhole ? all : all.slice(0, shownAtFirst);
  return (
    <section class="evidence" aria-label={m.evidence}>
      <h3>{m.evidence}</h3>
      <SymptomText asked={asked} active={active} />
      <ol class="evidence-list">
        {shown.map(({ each, index }) => (
          <li key={index} onPointerEnter={() => setActive(index)} onPointerLeave={() => setActive(null)}>
            <span class="evidence-kind">{m.evidenceKind[each.kind]}</span>
            <q>{each.value}</q>
            {each.source && (
              <a href={linkTo({ view: 'document', id: each.source.path, line: each.source.line })}>
                {m.line(each.source.line)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {all.length > shownAtFirst && !isWhole && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {m.more(all.length - shownAtFirst)}
        </button>
      )}
    </section>
  );
}

const isWords = ({ kind }: Evidence): boolean => kind === 'text';

const saysSame = (one: Evidence, other: Evidence): boolean => one.value.toLowerCase() === other.value.toLowerCase();

/** Agreement with a whole title (`~title`), and sums (`+3`), quote nothing. */
const isAgreement = ({ query, value }: Evidence): boolean => query === null && /^(~[a-z]+|\+\d+)$/.test(value);

interface TextProps {
  readonly asked: Asked;
  /** Index of the evidence under the pointer. */
  readonly active: number | null;
}

/** The symptom with its matched parts marked; of a log, the lines with matches and their numbers. */
function SymptomText({ asked: { lines, lineCount, linesRead }, active }: TextProps) {
  const { m } = useSettings();
  const isLog = lineCount > 1;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strongest = box.current?.querySelector<HTMLElement>('[data-strongest=true]');
    if (strongest && box.current) box.current.scrollTop = strongest.offsetTop - box.current.offsetTop;
  }, [lines]);
  return (
    <figure class="symptom-text">
      <div class="symptom-lines" ref={box}>
        {lines.map(({ number, runs }) => (
          <p key={number}>
            {isLog && <span class="line-number">{number}</span>}
            <span>
              {runs.map(({ text, evidence }, index) =>
                evidence === null ? (
                  text
                ) : (
                  <mark key={index} data-active={evidence === active} data-strongest={evidence === 0}>
                    {text}
                  </mark>
                ),
              )}
            </span>
          </p>
        ))}
      </div>
      {lines.length < lineCount && (
        <figcaption>
          {m.linesOf(lines.length, lineCount)}
          {linesRead !== null && <p>{m.linesRead(linesRead)}</p>}
        </figcaption>
      )}
    </figure>
  );
}
