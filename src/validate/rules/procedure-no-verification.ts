import type { Command, Document, Step } from '../../model/index.js';
import { changesSomething } from '../changes.js';
import type { DocumentRule } from '../types.js';
import { excerpt } from '../wording.js';

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
