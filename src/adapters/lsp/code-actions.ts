import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { OfferedFix } from '../../index.js';
import { diagnosticOut, editsOut, rangeOut } from './shapes.js';

const fixAll = `${CodeActionKind.SourceFixAll}.triagraph`;

export const codeActionKinds = [CodeActionKind.QuickFix, fixAll];

/** A quick fix for each finding in the range that has one right mend, and one for all of the document. */
export function codeActionsOf(fixes: readonly OfferedFix[], params: CodeActionParams): CodeAction[] {
  const { textDocument, range, context } = params;
  const wants = (kind: string) => context.only === undefined || context.only.some((only) => isKind(kind, only));
  const changes = (edits: TextEdit[]) => ({ changes: { [textDocument.uri]: edits } });
  const here = fixes.filter(({ diagnostic }) => diagnostic.range && overlaps(rangeOut(diagnostic.range), range));
  const actions: CodeAction[] = wants(CodeActionKind.QuickFix)
    ? here.map(({ diagnostic, fix }) => ({
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnosticOut(diagnostic, () => null)],
        isPreferred: true,
        edit: changes(editsOut(fix)),
      }))
    : [];
  if (wants(CodeActionKind.QuickFix)) actions.push(...meantKeys(params));
  // Offered where it is asked for, such as on save: beside a quick fix it would only be noise.
  if (context.only && wants(fixAll) && fixes.length > 0)
    actions.push({ title: 'Fix all (triagraph)', kind: fixAll, edit: changes(compatibleEdits(fixes)) });
  return actions;
}

/** `did you mean …?` of a key. A guess, so it is offered, never applied with the others. */
function meantKeys({ textDocument, context }: CodeActionParams): CodeAction[] {
  return context.diagnostics.flatMap((diagnostic): CodeAction[] => {
    if (diagnostic.code !== 'front-matter/unknown-key') return [];
    const meant = /^[^`\n]*`[^`\n]+`[^`\n]*`([^`\n]+)`/.exec(messageOf(diagnostic))?.[1];
    if (meant === undefined) return [];
    const edit = { changes: { [textDocument.uri]: [{ range: diagnostic.range, newText: meant }] } };
    return [{ title: `Write \`${meant}\``, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }];
  });
}

const messageOf = ({ message }: CodeActionParams['context']['diagnostics'][number]): string =>
  typeof message === 'string' ? message : message.value;

const isKind = (kind: string, wanted: string): boolean => kind === wanted || kind.startsWith(`${wanted}.`);

function overlaps(left: Range, right: Range): boolean {
  return !isBefore(left.end, right.start) && !isBefore(right.end, left.start);
}

const isBefore = (left: Range['start'], right: Range['start']): boolean =>
  left.line < right.line || (left.line === right.line && left.character < right.character);

/** Fixes from the front on, without those that touch what another one changes: the next run has them. */
function compatibleEdits(fixes: readonly OfferedFix[]): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const { fix } of fixes) {
    const edits = editsOut(fix);
    if (!edits.some(({ range }) => taken.some((other) => overlaps(other.range, range)))) taken.push(...edits);
  }
  return taken;
}
