// Symptoms made from the documents themselves: what a document says first of its symptom is taken out of it and asked.
// A document in eight is left out altogether: what it says should find nothing.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Fewer documents than this are no knowledge base to be asked for one of many. */
const leastDocuments = 50;
const shortest = 15;
const longest = 400;
const told = new Set(['symptoms', 'overview']);

/**
 * @param {import('./knowledge.mjs').Understood} understood
 * @param {string} shared folder with corpus/, a folder for each collection of documents
 */
export async function loadLeftOut(understood, shared) {
  const { library } = understood;
  const collections = [];
  for (const entry of readdirSync(join(shared, 'corpus'), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const { files } = await library.readSources([join(shared, 'corpus', entry.name)]);
    if (files.length < leastDocuments) continue;
    const { folder, queries } = leaveOut(library, files);
    collections.push({ name: `left out of ${entry.name}`, queries, knowledge: await understood.knowledgeOf([folder]) });
  }
  return collections;
}

function leaveOut(library, files) {
  const folder = mkdtempSync(join(tmpdir(), 'triagraph-tune-'));
  const queries = [];
  files.forEach((file, index) => {
    const section = sectionOf(library, file);
    const text = section === null ? '' : firstSentences(file.text.slice(section.body, section.end));
    const asked = text.length >= shortest;
    if (asked && index % 8 === 0) {
      queries.push({ id: file.path, text, none: true });
      return;
    }
    const kept = asked ? file.text.slice(0, section.start) + file.text.slice(section.end) : file.text;
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), kept);
    if (asked) queries.push({ id: file.path, text, gold: [file.path] });
  });
  return { folder, queries };
}

/** The first section that tells the symptom: offsets where its heading, what it says, and the next section begin. */
function sectionOf(library, file) {
  const { document } = library.lowerDocument(library.parseDocument(file));
  const at = document.sections.findIndex(({ kind, level }) => level > 1 && told.has(kind));
  if (at < 0) return null;
  const section = document.sections[at];
  const next = document.sections.slice(at + 1).find(({ level }) => level <= section.level);
  const start = section.range.start.offset;
  const body = file.text.indexOf('\n', start) + 1;
  return body === 0 ? null : { start, body, end: next?.range.start.offset ?? file.text.length };
}

/** The first sentence of the first paragraph, two when it is short. */
function firstSentences(body) {
  const paragraph = body
    .trim()
    .split(/\n[ \t]*\n/)[0]
    .replace(/\s+/g, ' ');
  if (paragraph.startsWith('```')) return '';
  const sentences = paragraph.split(/(?<=[。！？])|(?<=[.!?])\s+(?=[A-Z])/);
  const text = sentences[0].length < 25 && sentences[1] ? `${sentences[0]} ${sentences[1]}` : sentences[0];
  return text.slice(0, longest);
}
