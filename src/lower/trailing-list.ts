import type { Section, TextItem } from '../model/index.js';

/** The list of `- Key: value` items that records of some trackers end with. */
export interface TrailingMetadata {
  /** Values by key, keys in lower case without spaces (`pageid`). */
  readonly values: ReadonlyMap<string, TextItem>;
  /** Items without a key: names of components. */
  readonly bare: readonly TextItem[];
}

const knownKeys = new Set(['environment', 'component', 'pageid', 'originaltitle', 'product', 'version', 'source']);
const none: TrailingMetadata = { values: new Map(), bare: [] };

/** Reads the list at the end of the last section. It is metadata when it names the source page or the original title. */
export function readTrailingMetadata(sections: readonly Section[]): TrailingMetadata {
  const items = (sections.at(-1)?.blocks ?? []).filter((block) => block.kind === 'list-item');
  const values = new Map<string, TextItem>();
  const bare: TextItem[] = [];
  for (const { text, range } of items) {
    const [, name = '', value = ''] = /^([A-Za-z][A-Za-z ]{1,30}?)\s*[:：]\s*(.*)$/s.exec(text) ?? [];
    const key = name.toLowerCase().replaceAll(' ', '');
    if (knownKeys.has(key)) values.set(key, { text: value.trim(), range });
    else bare.push({ text, range });
  }
  return values.has('pageid') || values.has('originaltitle') ? { values, bare } : none;
}
