import type { Link } from '../../model/index.js';
import type { Reading } from '../reading.js';

/** How a document stands to others, and when it was written. */
export interface Relations {
  readonly workflow: string | null;
  readonly branch: string | null;
  readonly related: readonly string[];
  readonly date: string | null;
  readonly status: string | null;
}

/** Reads relations from the front matter; `[[wiki links]]` there are the names they hold. */
export function readRelations({ frontMatter }: Reading): Relations {
  const workflow = frontMatter.text('workflow', 'runbook')?.text;
  const related = frontMatter.texts('related', 'see_also').map((item) => wikiTarget(item.text));
  return {
    workflow: workflow === undefined ? null : wikiTarget(workflow),
    branch: frontMatter.text('branch')?.text ?? null,
    related: [...new Set(related.filter(Boolean))],
    date: frontMatter.text('date', 'last_updated')?.text ?? null,
    status: frontMatter.text('status')?.text ?? null,
  };
}

/** The note that a note on an incident links to first is the runbook that it follows. */
export function linkedRunbook(links: readonly Link[]): string | null {
  return links.find((link) => link.kind === 'wiki')?.target ?? null;
}

function wikiTarget(text: string): string {
  const inside = /^\[\[([^[\]|]+)(?:\|[^[\]]*)?\]\]$/.exec(text.trim());
  return (inside?.[1] ?? text).trim();
}
