import { Random } from './random.mjs';

/**
 * Recombines the blocks of real documents into new ones of the same shape: each block of a template is replaced by a
 * block of the same kind and language from any document. Lengths and vocabulary stay typical, contents never repeat as a
 * whole. The same documents and seed give the same result.
 */
export class CorpusGenerator {
  #templates;
  #pools = new Map();
  #random;

  /** @param documents Documents as `Engine.show` gives them. */
  constructor(documents, seed) {
    this.#templates = documents.filter(({ sections }) => sections.some(({ blocks }) => blocks.length > 0));
    this.#random = new Random(seed);
    for (const document of documents) this.#collect(document);
  }

  /** The document with this number: real blocks in the shape of a real document. */
  document(number) {
    const template = this.#random.pick(this.#templates);
    const draw = (kind, instead) => this.#draw(`${template.language}/${kind}`, instead);
    const items = (kind, list) => list.map((item) => ({ ...item, text: draw(kind, item.text) }));
    const id = `made-${String(number).padStart(6, '0')}`;
    return {
      ...template,
      id,
      path: `made/${id}.md`,
      hash: id,
      title: draw('title', template.title),
      triggers: [],
      sources: [],
      symptoms: items('symptom', template.symptoms),
      causes: items('cause', template.causes),
      signatures: template.signatures.map((signature) => draw('signature', signature)),
      sections: template.sections.map((section) => ({
        ...section,
        heading: draw('heading', section.heading),
        blocks: section.blocks.map((block) => ({ ...block, text: draw(block.kind, block.text) })),
      })),
    };
  }

  /** The same as a Markdown file. */
  markdown(number) {
    const { id, title, sections } = this.document(number);
    const parts = [`---\nid: ${id}\ntitle: ${JSON.stringify(title)}\n---\n`];
    for (const { heading, level, blocks } of sections) {
      if (level > 0) parts.push(`${'#'.repeat(level)} ${heading.replace(/\s+/g, ' ')}\n`);
      for (const block of blocks) parts.push(markdownOf(block));
    }
    return parts.join('\n');
  }

  #collect({ language, title, symptoms, causes, signatures, sections }) {
    const add = (kind, value) => {
      const key = `${language}/${kind}`;
      if (!this.#pools.has(key)) this.#pools.set(key, []);
      this.#pools.get(key).push(value);
    };
    add('title', title);
    for (const { text } of symptoms) add('symptom', text);
    for (const { text } of causes) add('cause', text);
    for (const signature of signatures) add('signature', signature);
    for (const { heading, blocks } of sections) {
      add('heading', heading);
      for (const { kind, text } of blocks) add(kind, text);
    }
  }

  #draw(key, instead) {
    const pool = this.#pools.get(key);
    return pool ? this.#random.pick(pool) : instead;
  }
}

function markdownOf({ kind, text, ordinal, language }) {
  if (kind === 'code') return `\`\`\`${language ?? ''}\n${text.replace(/```/g, '~~~')}\n\`\`\`\n`;
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (kind === 'list-item') return ordinal ? `${ordinal}. ${line}\n` : `- ${line}\n`;
  if (kind === 'quote') return `> ${line}\n`;
  return `${line}\n`;
}
