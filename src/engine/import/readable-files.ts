import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Diagnostic } from '../../model/index.js';
import { type ReadResult, readSources } from '../../read/index.js';

export const page = /\.x?html?$/i;
const readable = /\.(?:md|markdown|mdx|txt|x?html?)$/i;

const pandoc = (reader: string): string => `convert it with \`pandoc -f ${reader} -t gfm\``;
const office = 'convert it with `soffice --headless --convert-to docx`, and that with `pandoc -f docx -t gfm`';
const unpack = 'unpack it and import its folder';
const table = 'save what belongs to a document as a table of Markdown';
const exported = 'export it from its program as Markdown or HTML';

const advice: Readonly<Record<string, string>> = {
  adoc: 'convert it with `asciidoctor`, whose HTML is read',
  asciidoc: 'convert it with `asciidoctor`, whose HTML is read',
  rst: pandoc('rst'),
  docx: pandoc('docx'),
  odt: pandoc('odt'),
  rtf: pandoc('rtf'),
  org: pandoc('org'),
  textile: pandoc('textile'),
  wiki: pandoc('mediawiki'),
  mediawiki: pandoc('mediawiki'),
  ipynb: pandoc('ipynb'),
  epub: pandoc('epub'),
  tex: pandoc('latex'),
  doc: office,
  pdf: 'convert it with `pdftotext -layout`',
  mht: 'save the page as HTML',
  mhtml: 'save the page as HTML',
  zip: unpack,
  gz: unpack,
  tgz: unpack,
  csv: table,
  tsv: table,
  xls: table,
  xlsx: table,
  xml: 'export the space or page as HTML',
  one: exported,
  pages: exported,
  ppt: exported,
  pptx: exported,
};

/** Reads Markdown and HTML. Documents in other formats become diagnostics that say how to convert them. */
export async function readReadable(paths: readonly string[]): Promise<ReadResult> {
  const others = new Set<string>();
  const accept = (path: string): boolean => {
    const isReadable = readable.test(path);
    if (!isReadable && adviceFor(path) !== undefined) others.add(path);
    return isReadable;
  };
  const isOther = (path: string): boolean =>
    adviceFor(path) !== undefined && existsSync(path) && statSync(path).isFile();
  for (const path of paths.filter(isOther)) others.add(basename(path));
  const { files, diagnostics } = await readSources(
    paths.filter((path) => !isOther(path)),
    { accept },
  );
  return { files, diagnostics: [...diagnostics, ...[...others].sort().map(refusal)] };
}

const adviceFor = (path: string): string | undefined => {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(advice, extension) ? advice[extension] : undefined;
};

const refusal = (path: string): Diagnostic => ({
  ruleId: 'read/not-a-file',
  severity: 'error',
  message: `Unexpected format of ${path}, expected Markdown or HTML: ${adviceFor(path)}`,
  path,
});
