import type { Diagnosis, SessionView } from '../../../src/model/index.js';
import { presenters } from '../../../src/present/index.js';

type Message = Readonly<Record<string, unknown>>;

/** Every object in a message, at any depth. */
export function objectsIn(value: unknown): Message[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Message, ...Object.values(value).flatMap(objectsIn)];
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const textOf = (value: unknown): string => (value as { text: string }).text;

/** What the platform would reject, by its documentation; written independently of the program. */
export const faults: Readonly<Record<Platform, (message: unknown) => string[]>> = {
  slack: (message) => {
    const { blocks, text, metadata } = message as { blocks: Message[]; text: string; metadata?: unknown };
    const all = objectsIn(blocks);
    const buttons = all.filter(({ type }) => type === 'button');
    const ids = buttons.map(({ action_id }) => action_id);
    return [
      ...(blocks.length > 50 ? [`${blocks.length} blocks`] : []),
      ...(JSON.stringify(blocks).length > 13_000 ? ['blocks too long'] : []),
      ...(all.some(({ type }) => type === 'mrkdwn') ? ['text that is read as markup'] : []),
      ...(/[<>]|&(?!(?:amp|lt|gt);)/.test(text) ? [`unescaped: ${text}`] : []),
      ...all.filter((each) => typeof each.text === 'string' && textOf(each).length > 3_000).map(() => 'long text'),
      ...all.filter(({ type, text: of }) => type === 'header' && textOf(of).length > 150).map(() => 'long header'),
      ...all.filter(({ type, elements }) => type === 'actions' && (elements as []).length > 25).map(() => 'actions'),
      ...buttons.filter((each) => textOf(each.text).length > 75).map(() => 'long button'),
      ...buttons.filter(({ value }) => (value as string).length > 2_000).map(() => 'long value'),
      ...(new Set(ids).size < ids.length ? ['two buttons of one id'] : []),
      ...(metadata !== undefined && JSON.stringify(metadata).length > 16_000 ? ['long metadata'] : []),
    ];
  },
  feishu: (message) => [
    ...(bytes(message) > 30 * 1024 ? [`${bytes(message)} bytes`] : []),
    ...(objectsIn(message).filter(({ tag }) => tag !== undefined && tag !== 'plain_text').length > 200
      ? ['elements']
      : []),
    ...objectsIn(message)
      .filter(({ tag, content }) => tag === 'markdown' && !/^```\w+\n(?:(?!```)[\s\S])*\n```$/.test(content as string))
      .map(({ content }) => `Markdown beside code: ${content}`),
    ...objectsIn(message)
      .filter(({ tag, content }) => tag === 'markdown' && /<\/?(at|a|font|link|person)\b/i.test(content as string))
      .map(({ content }) => `a tag: ${content}`),
  ],
  adaptiveCard: (message) => [
    ...(bytes(message) > 28 * 1024 ? [`${bytes(message)} bytes`] : []),
    ...objectsIn(message)
      .filter(({ type }) => type === 'TextBlock')
      .map(() => 'text that is read as Markdown'),
    ...objectsIn(message)
      .filter(({ type, text }) => type === 'TextRun' && /\{\{(DATE|TIME)\(/.test(text as string))
      .map(({ text }) => `filled in: ${text}`),
    ...objectsIn(message)
      .filter(({ actions }) => ((actions as []) ?? []).length > 6)
      .map(() => 'actions'),
  ],
  markdown: (message) => ((message as string).length > 3_500 ? [`${(message as string).length} characters`] : []),
  text: (message) => ((message as string).length > 3_500 ? [`${(message as string).length} characters`] : []),
};

export type Platform = keyof typeof presenters.chat.diagnosis;
export const platforms = Object.keys(presenters.chat.diagnosis) as Platform[];

/** All messages of an answer. Throws when one does not continue. */
export function allMessages(platform: Platform, diagnosis: Diagnosis, session?: string): unknown[] {
  const messages: unknown[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const options: { from: number; session?: string } = { from, ...(session === undefined ? {} : { session }) };
    const { message, next }: { message: unknown; next: number | null } = presenters.chat.diagnosis[platform](
      diagnosis,
      options,
    );
    messages.push(message);
    if (next !== null && next <= from) throw new Error(`${platform} goes from ${from} to ${next}`);
    from = next;
  }
  return messages;
}

export const turnOn = (platform: Platform, view: SessionView): unknown =>
  presenters.chat.session[platform](view).message;

/** The displayed content of a message: texts as shown, code as copied. */
export function shownIn(message: unknown): string {
  if (typeof message === 'string') return message;
  return objectsIn(message)
    .filter(({ type }) => type !== 'TextRun')
    .flatMap((each) =>
      each.type === 'RichTextBlock'
        ? [(each.inlines as { text: string }[]).map(({ text }) => text).join('')]
        : [each.text, each.content].filter((text): text is string => typeof text === 'string'),
    )
    .join('\n');
}
