const isItem = /^\s*(?:[-*+•]|\d{1,3}[.)、])\s+/;
const longest = 4_000;

/** Text of a step as paragraphs and lists. No other markup is interpreted. */
export function Prose({ text }: { text: string }) {
  const lines = text
    .slice(0, longest)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const groups: { item: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const item = isItem.test(line);
    const last = groups.at(-1);
    if (last && last.item === item) last.lines.push(line.replace(isItem, ''));
    else groups.push({ item, lines: [line.replace(isItem, '')] });
  }
  return (
    <div class="prose">
      {groups.map((group, index) =>
        group.item ? (
          <ul key={index}>
            {group.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          group.lines.map((line, at) => <p key={`${index}.${at}`}>{line}</p>)
        ),
      )}
    </div>
  );
}
