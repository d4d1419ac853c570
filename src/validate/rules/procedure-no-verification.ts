import { changesSomething } from '../changes.js';
import type { DocumentRule } from '../types.js';

export const noVerification: DocumentRule = {
  id: 'procedure/no-verification',
  description: 'Behind the last command that changes something, a step looks whether it helped.',
  severity: 'info',
  *check({ document, commands, source }) {
    if (document.kind === 'article') return;
    const last = commands.findLastIndex(changesSomething);
    if (last < 0) return;
    if (commands.slice(last + 1).some(({ command: { effect } }) => effect === 'read' || effect === 'unknown')) return;
    if (document.sections.some(({ kind }) => kind === 'verification' || kind === 'monitoring')) return;
    const { command, step } = commands[last]!;
    const behind = document.steps.slice(document.steps.indexOf(step));
    if (behind.some(({ phase, expectations }) => phase === 'verification' || expectations.length > 0)) return;
    if (
      /\b(?:if (?:this|it|that|the \w+) (?:does|still|persist|fail)|verif|confirm|check|ensure|observe|wait)|验证|确认|检查|查看|观察|恢复正常/i.test(
        behind.map(({ title, text }) => `${title} ${text}`).join(' '),
      )
    )
      return;
    yield {
      message: `Unexpected end after ${command.text.split('\n', 1)[0]!.slice(0, 60)}, expected a step that looks whether it helped`,
      range: source.find(command.text.split('\n', 1)[0]!, command.range),
    };
  },
};
