import type { Command, CommandSegment, Document, Step } from '../../model/index.js';
import { ruleWords } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { PlacedCommand } from '../view.js';
import { excerpt } from '../wording.js';

/** True for a command of a fence that changes what it is run against: not one that only writes a file or sets a variable. */
export function changesSomething({ command: { text, effect, segments }, inline }: PlacedCommand): boolean {
  if (inline || (effect !== 'change' && effect !== 'destroy')) return false;
  return segments.some(
    (segment) => segment.effect === 'destroy' || (segment.effect === 'change' && !collects(text, segment)),
  );
}

/** A dump of a heap or of a database writes a file for whoever looks: it mends nothing, and needs no look before it. */
const collects = (text: string, { start, end }: CommandSegment): boolean => collecting.test(text.slice(start, end));
const collecting = new RegExp(
  `(?<![\\w-])(?:${ruleWords.collecting.map((words) => words.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
  'i',
);

export const noCheckBefore: DocumentRule = {
  id: 'procedure/no-check-before',
  description: 'Before the first command that changes something, a step looks whether this is the problem.',
  severity: 'info',
  *check({ document, commands, source }) {
    // Many records tell what was done first, and how to see it below.
    if (document.kind === 'article' || document.sections.some(({ kind }) => kind === 'diagnosis')) return;
    const first = commands.findIndex(changesSomething);
    if (first < 0) return;
    const { command, step } = commands[first]!;
    if (step.phase === 'other' || step.phase === 'verification') return;
    // What is not known may well look: only a procedure that begins with the change is certain.
    if (commands.slice(0, first).some(({ command: { effect } }) => effect !== 'change' && effect !== 'destroy')) return;
    const before = document.steps.slice(0, document.steps.indexOf(step) + 1);
    if (
      before.some(
        ({ phase, branches, expectations }) => phase === 'diagnosis' || branches.length + expectations.length > 0,
      )
    )
      return;
    yield {
      message: `Unexpected ${excerpt(command.text)} as the first command, expected one that looks before it`,
      note: 'A command that only reads tells whether this is the problem, and what was there before the change.',
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};

export const noVerification: DocumentRule = {
  id: 'procedure/no-verification',
  description: 'Behind the last command that changes something, a step looks whether it helped.',
  severity: 'info',
  *check({ document, commands, source }) {
    if (document.kind === 'article') return;
    // Where the remedy has a section of its own, what the diagnosis collects is none.
    const mends = document.sections.some(({ kind }) => kind === 'resolution' || kind === 'workaround');
    const last = commands.findLastIndex(
      (placed) => !(mends && placed.step.phase === 'diagnosis') && changesSomething(placed),
    );
    if (last < 0) return;
    if (commands.slice(last + 1).some(({ command: { effect } }) => effect === 'read' || effect === 'unknown')) return;
    if (document.sections.some(({ kind }) => kind === 'verification' || kind === 'monitoring')) return;
    const { command, step } = commands[last]!;
    if (looksBehind(command)) return;
    if (silencesAlert(`${step.title}\n${step.text}`)) return;
    const behind = document.steps.slice(document.steps.indexOf(step));
    if (behind.some(({ phase, expectations }) => phase === 'verification' || expectations.length > 0)) return;
    if (
      /\b(?:if (?:this|it|that|the \w+) (?:does|still|persist|fail|remain|continue)|verif|confirm|check|ensure|observe|wait)|验证|确认|检查|查看|观察|恢复正常/i.test(
        behind.map(({ title, text }) => `${title} ${text}`).join(' '),
      )
    )
      return;
    if (tellsOutcome(document, step, command)) return;
    yield {
      message: `Unexpected end after ${excerpt(command.text)}, expected a step that looks whether it helped`,
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};

/** `docker restart runner; docker ps`: the line itself looks. */
function looksBehind({ segments }: Command): boolean {
  const last = segments.findLastIndex(({ effect }) => effect === 'change' || effect === 'destroy');
  const changes = segments[last];
  return segments.slice(last + 1).some(({ effect, start }) => effect === 'read' && start >= (changes?.end ?? 0));
}

/** "Once the claim is bound, the pod resumes": what stands behind the command says how one sees that it helped. */
function tellsOutcome({ sections }: Document, { section }: Step, { range }: Command): boolean {
  const { blocks = [] } = sections.find(({ id }) => id === section) ?? {};
  const behind = blocks.filter(({ kind, range: { start } }) => kind !== 'code' && start.offset >= range.end.offset);
  return behind.some(({ text }) => outcome.test(text));
}

const outcome =
  /\b(?:after|once|when|until)\b[^.\n]{0,80}\b(?:becomes?|reach(?:es)?|returns? to|is back)\b|\bresumes?\b|\bshould (?:now |then )?(?:be|show|become|return|report|start)\b|应(?:该|当)?(?:为|变为|显示|处于|恢复)|恢复(?:为|到)|变为/i;

/** Turning an alert off mends nothing. */
const silencesAlert = (text: string): boolean =>
  /\b(?:disable|silence|mute|suppress)\b[^.\n]{0,60}\balerts?\b|(?:关闭|屏蔽|静默|禁用)[^。\n]{0,12}告警/i.test(text);
