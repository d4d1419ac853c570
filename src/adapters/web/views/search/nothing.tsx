import type { Asked } from '../../engine/asked.js';
import { linkTo } from '../../router.js';
import { Notes } from '../../ui/notes.js';
import { useSettings } from '../../ui/settings.js';
import { ReportGap } from './report-gap.js';

/** A refusal: the nearest documents and what they lack, the deciding question, and a form to report the gap. */
export function Nothing({ asked, symptom, onAdd }: { asked: Asked; symptom: string; onAdd: (fact: string) => void }) {
  const { m } = useSettings();
  const { diagnosis, sentences } = asked;
  const { suggestions, question, fallback } = diagnosis;
  const [head, ...reasons] = sentences.noMatch.split(/(?<=[.。])\s*/);
  return (
    <article class="answer nothing" data-status="no_match">
      <div class="verdict" role="status" data-status="no_match">
        <strong>{head}</strong>
        <span class="because">{reasons.join(' ')}</span>
      </div>
      {suggestions.length > 0 && (
        <section class="near" aria-labelledby="near-title">
          <h2 id="near-title">{m.nearest}</h2>
          <ul>
            {suggestions.map(({ path, title }, index) => (
              <li key={path}>
                <a href={linkTo({ view: 'document', id: path, line: null })} data-stop>
                  {title}
                </a>
                {sentences.lacks[index] !== '' && <p class="lacks">{sentences.lacks[index]}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {question && (
        <section class="deciding">
          <h2>{question.text}</h2>
          <ul>
            {question.options.map(({ answer, id }) => (
              <li key={answer + id}>
                <button type="button" class="fact" data-stop onClick={() => onAdd(answer)}>
                  <span>{m.iSee}</span> {answer}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sentences.add.length > 0 && (
        <section class="helps">
          <h2>{m.usuallyHelps}</h2>
          <ul>
            {sentences.add.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {fallback && (
        <p class="fallback">
          {m.fallback}{' '}
          <a href={linkTo({ view: 'document', id: fallback.path, line: null })} data-stop>
            {fallback.title}
          </a>
        </p>
      )}
      {sentences.notes.length > 0 && <Notes notes={sentences.notes} />}
      <ReportGap asked={asked} symptom={symptom} />
    </article>
  );
}
