import type { Range } from '../model/index.js';
import type { FrontMatter } from '../parse/types.js';
import type { FrontMatterReader, ScalarItem } from './dialect.js';

export function frontMatterReader(frontMatter: FrontMatter): FrontMatterReader {
  const names = new Map<string, string>();
  for (const key of Object.keys(frontMatter.data)) {
    if (!names.has(foldKey(key))) names.set(foldKey(key), key);
  }
  return new Reader(frontMatter, names);
}

function foldKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]+/g, '');
}

class Reader implements FrontMatterReader {
  constructor(
    private readonly frontMatter: FrontMatter,
    private readonly names: ReadonlyMap<string, string>,
  ) {}

  get present(): boolean {
    return this.frontMatter.present;
  }

  has(...keys: string[]): boolean {
    return keys.some((key) => this.names.has(foldKey(key)));
  }

  pointer(...keys: string[]): string | null {
    for (const key of keys) {
      const name = this.names.get(foldKey(key));
      if (name !== undefined) return `/${escapePointer(name)}`;
    }
    return null;
  }

  text(...keys: string[]): ScalarItem | null {
    return this.texts(...keys)[0] ?? null;
  }

  texts(...keys: string[]): ScalarItem[] {
    const items: ScalarItem[] = [];
    for (const key of keys) {
      const name = this.names.get(foldKey(key));
      if (name !== undefined) this.collect(this.frontMatter.data[name], `/${escapePointer(name)}`, items, 0);
    }
    return items;
  }

  valueAt(pointer: string): unknown {
    let value: unknown = this.frontMatter.data;
    for (const part of pointer.split('/').slice(1)) {
      if (value === null || typeof value !== 'object') return undefined;
      value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return value;
  }

  rangeAt(pointer: string): Range | null {
    return this.frontMatter.values.get(pointer) ?? this.frontMatter.keys.get(pointer) ?? null;
  }

  keyRangeAt(pointer: string): Range | null {
    return this.frontMatter.keys.get(pointer) ?? this.rangeAt(pointer);
  }

  sourceAt(pointer: string): string | null {
    return this.frontMatter.scalars.get(pointer) ?? null;
  }

  private collect(value: unknown, pointer: string, items: ScalarItem[], depth: number): void {
    if (Array.isArray(value)) {
      // Depth is bounded by the parser; the guard keeps hand-made data from overflowing the stack.
      if (depth >= 20) return;
      for (const [index, item] of value.entries()) this.collect(item, `${pointer}/${index}`, items, depth + 1);
      return;
    }
    if (value === null || value === undefined || typeof value === 'object') return;
    const text = (typeof value === 'string' ? value : (this.sourceAt(pointer) ?? String(value))).trim();
    if (text) items.push({ text, range: this.rangeAt(pointer) });
  }
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
