import type { Range } from '../../model/index.js';
import type { DocumentRule } from '../rule.js';
import type { DocumentView, PlacedBlock } from '../view.js';

export const linkSpaces: DocumentRule = {
  id: 'links/spaces',
  description:
    'The address of a link has no white space, or stands in angle brackets: else it is text and leads nowhere.',
  severity: 'warning',
  *check(view) {
    for (const placed of view.blocks) {
      for (const { address, range } of addressesIn(placed, view)) {
        yield {
          message: `Unexpected white space in the address '${address.slice(0, 60)}', expected it in angle brackets or as %20`,
          note: 'Markdown ends an address at white space, so that this is no link but text.',
          range,
          fix: { title: 'Put the address in angle brackets', edits: [{ range, text: `<${address}>` }] },
        };
      }
    }
  },
};

interface Address {
  readonly address: string;
  readonly range: Range;
}

/** Text after `](` that is still visible: a valid link shows its name only. */
function* addressesIn({ block }: PlacedBlock, { source }: DocumentView): Generator<Address> {
  if (block.kind === 'code' || block.kind === 'html' || !block.text.includes('](')) return;
  let from = block.range.start.offset;
  for (const [written, address = ''] of block.text.matchAll(/\]\(([^()<>{}"'`\n]{1,300})\)/g)) {
    if (!/\S\s+\S/.test(address) || !leadsSomewhere(address)) continue;
    const at = source.text.indexOf(written, from);
    if (at < 0 || at + written.length > block.range.end.offset) continue;
    from = at + written.length;
    const before = source.text.slice(source.text.lastIndexOf('\n', at) + 1, at);
    if (before.endsWith('\\') || isCode(before)) continue;
    yield { address, range: source.range(at + 2, at + 2 + address.length) };
  }
}

/** `docs/a b.md`, `./two words`, `https://…`, but not a call such as `list[i](first second)`. */
const leadsSomewhere = (address: string): boolean =>
  /^(?:\.{0,2}\/|https?:\/\/)|\.(?:mdx?|markdown|html?|pdf|txt|ya?ml|json|sh|png|jpe?g|gif|svg|webp)(?:#[^#]*)?$/i.test(
    address.trim(),
  );

/** Whether a code span is open at the end of the beginning of a line. */
const isCode = (before: string): boolean => (before.match(/`+/g)?.length ?? 0) % 2 === 1;
