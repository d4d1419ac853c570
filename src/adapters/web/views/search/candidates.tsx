import type { Match } from '../../../../browser.js';
import type { Asked } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { useSettings } from '../../ui/settings.js';

interface Props {
  readonly asked: Asked;
  onAdd(fact: string): void;
  onStart(document: string): void;
}

/** The documents between which the answer is undecided, side by side, and the fact that separates them. */
export function Candidates({ asked: { diagnosis, sentences }, onAdd, onStart }: Props) {
  const { m } = useSettings();
  const { question, matches } = diagnosis;
  const between = sentences.candidates.flatMap(({ id, onlyHere }) => {
    const match = matches.find((each) => each.id === id);
    return match ? [{ match, onlyHere }] : [];
  });
  const answersFor = (id: string): string[] =>
    question?.options.filter((option) => option.id === id).map(({ answer }) => answer) ?? [];
  return (
    <section class="candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{question?.text ?? m.whichOne}</h2>
      <ul>
        {between.map(({ match, onlyHere }) => (
          <li key={match.path}>
            <h3>
              <a href={linkTo({ view: 'document', id: match.path, line: null })} data-stop>
                {match.title}
              </a>
            </h3>
            <Separates match={match} onlyHere={onlyHere} />
            {answersFor(match.id).map((answer) => (
              <button key={answer} type="button" class="fact" data-stop onClick={() => onAdd(answer)}>
                <span>{m.iSee}</span> {answer}
              </button>
            ))}
            <button type="button" class="quiet" onClick={() => onStart(match.path)}>
              {m.walkThis}
            </button>
          </li>
        ))}
      </ul>
      <p class="footnote">{m.tentatively}</p>
    </section>
  );
}

function Separates({ match, onlyHere }: { match: Match; onlyHere: readonly string[] }) {
  const { m } = useSettings();
  const phrases =
    onlyHere.length > 0
      ? onlyHere
      : match.evidence
          .filter(({ query }) => query !== null)
          .slice(0, 2)
          .map(({ value }) => value);
  return (
    <p class="separates">
      <span>{onlyHere.length > 0 ? m.onlyHere : m.matchedBy}</span>
      {phrases.map((phrase) => (
        <q key={phrase}>{phrase}</q>
      ))}
    </p>
  );
}
