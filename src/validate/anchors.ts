/**
 * Anchors of headings as GitHub and most site generators make them: lower case, spaces as `-`, other punctuation gone, and
 * a number behind one that is there already. An explicit `{#name}` is kept as its own.
 */
export function anchorsOf(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const anchors: string[] = [];
  for (const heading of headings) {
    const explicit = /\{:?\s*#([\w.:-]+)[^}]*\}\s*$/.exec(heading)?.[1];
    if (explicit !== undefined) anchors.push(explicit.toLowerCase());
    const base = slug(heading);
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    anchors.push(count === 0 ? base : `${base}-${count}`);
    // Python-Markdown, and with it MkDocs, leaves out what is not ASCII.
    const ascii = base.replace(/[^\x00-\x7f]+/g, '').replace(/^-+|-+$/g, '');
    if (ascii !== base && ascii !== '') anchors.push(ascii);
  }
  return anchors;
}

function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** What hosts write differently in anchors: they agree in letters and digits. */
export function foldAnchor(anchor: string): string {
  return decoded(anchor)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
