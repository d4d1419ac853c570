import { defined } from '../../../collections.js';
import {
  command,
  flag,
  format,
  formatOf,
  knowledgeBase,
  language,
  list,
  namedValues,
  number,
  text,
} from '../command.js';
import type { Context, OpenEngine } from '../context.js';
import { exitCodes, UsageError } from '../failure.js';
import { readSymptom } from '../input.js';
import { warnOfUnreadFiles } from '../paths.js';

export const symptomArgument = ['[TEXT...]', 'the symptom, or - to read it from stdin'] as const;
const answerLanguage = language("language of the answer; the symptom's when absent");
export const asked = {
  lang: answerLanguage,
  product: text('name', 'show only solved cases for this product'),
  version: text('version', 'show only solved cases for this version'),
  forVersion: text('version', 'mark lines that do not apply to this version: v1.13'),
  param: list('name=value', 'value of a placeholder'),
};

export const paramsOf = (pairs: readonly string[] | undefined) => pairs && namedValues(pairs, '--param');

/** Chat formats print the platform's message JSON; only the first message when an answer needs several. */
const chatFormats = { slack: 'slack', feishu: 'feishu', 'adaptive-card': 'adaptiveCard' } as const;

const isChat = (name: string): name is keyof typeof chatFormats => Object.hasOwn(chatFormats, name);

export const query = command({
  name: 'query',
  summary: 'the ordered workflow for a symptom, with its commands, explained',
  description:
    'Finds the diagnostic workflow for a symptom: a sentence, an alert or a log. Exit code 3: nothing matches.',
  args: [symptomArgument],
  options: {
    ...knowledgeBase,
    ...format('text', 'markdown', 'json', 'slack', 'feishu', 'adaptive-card'),
    all: flag('the whole answer: every step in full'),
    step: text('n', 'one step in full, with its sub-steps: 6, 6.1'),
    limit: number('n', [1, 100], 'candidates to return'),
    ...asked,
  },
  examples: [
    'triagraph query "Pod stuck in ContainerCreating, no ip available"',
    'kubectl logs -n kube-system deploy/kube-ovn-controller | triagraph query - --json',
    'triagraph query "子网 IP 耗尽" --param subnet-name=ovn-default',
  ],
  chinese: '中文：输入一句现象、一条告警或一段日志，返回有序的诊断流程和命令。',
  async run(options, context, words) {
    const { limit, lang, product, version, forVersion, param } = options;
    const settings = defined({ limit, language: lang, product, version, forVersion, params: paramsOf(param) });
    const symptom = await readSymptom(words, context);
    return context.withEngine(options, async (engine, { presenters }) => {
      const diagnosis = await engine.ask(symptom, settings);
      const chosen = formatOf(options);
      if (isChat(chosen)) {
        const { message } = presenters.chat.diagnosis[chatFormats[chosen]](diagnosis);
        await context.print(`${JSON.stringify(message, null, 2)}\n`);
      } else {
        const layout = await context.answerLayout(options, defined({ all: options.all, step: options.step }));
        await context.show(presenters.diagnosis[chosen](diagnosis, layout));
      }
      if (diagnosis.status !== 'no_match') return exitCodes.ok;
      await warnOfUnreadFiles(engine, context);
      return exitCodes.noMatch;
    });
  },
});

export const explain = command({
  name: 'explain',
  summary: 'why a document is the answer, or why not',
  description:
    'Says why a document is the answer to a symptom, or why not, why this status, confidence and start, and what would change it. Exit codes: 3 nothing in common with any document, 4 unknown id.',
  args: [symptomArgument],
  options: {
    doc: text('id', 'id or path of the document, as query prints it; the first match when absent'),
    ...knowledgeBase,
    ...format('text', 'json'),
    all: flag('every reason in full'),
    lang: answerLanguage,
  },
  examples: [
    'triagraph explain "pod has no ip"',
    'triagraph explain "pod has no ip" --doc ip-management',
    'triagraph explain - --doc dns --json < pod.log',
  ],
  chinese: '中文：说明第一篇（或指定的）文档为什么是或不是答案、置信度和起始步骤的理由，以及怎样改动会改变结果。',
  async run(options, context, words) {
    const { doc, lang } = options;
    const symptom = await readSymptom(words, context);
    return context.withEngine(options, async (engine, { presenters }) => {
      const explanation = await engine.reading((open) => open.explain(symptom, defined({ doc, language: lang })));
      if (!explanation) return doc === undefined ? nothingInCommon(context) : unknownId(doc, engine, context);
      await context.print(presenters.explanation[formatOf(options)](explanation, context.layout(options.all)));
      return exitCodes.ok;
    });
  },
});

export const show = command({
  name: 'show',
  summary: 'one document as it was understood',
  description:
    'Shows a document as it was understood: kind and why, sections, steps, commands. Exit code 4: unknown id.',
  args: [['[ID]', 'id or path of a document, as query prints it']],
  options: { ...knowledgeBase, ...format('text', 'json'), all: flag('every step and item in full') },
  examples: ['triagraph show ip-management --kb ./runbooks', 'triagraph show workflows/ip-management --json'],
  chinese: '中文：查看一篇文档被理解成了什么：类型及依据、章节、步骤、命令。',
  async run(options, context, [id]) {
    if (!id) throw new UsageError('missing ID; triagraph show ID, with an id that triagraph query prints');
    return context.withEngine(options, async (engine, { presenters }) => {
      const document = await engine.reading((open) => open.show(id));
      if (!document) return unknownId(id, engine, context);
      await context.print(presenters.document[formatOf(options)](document, context.layout(options.all)));
      return exitCodes.ok;
    });
  },
});

async function nothingInCommon(context: Context): Promise<number> {
  await context.log('no document has anything in common with the symptom; give the error line or what is affected');
  return exitCodes.noMatch;
}

export async function unknownId(id: string, engine: OpenEngine, context: Context): Promise<number> {
  const close = engine.suggestIds(id);
  const advice = close.length > 0 ? `did you mean ${close.join(', ')}?` : 'triagraph query "<symptom>" prints the ids';
  await context.log(`no document '${id}' in this knowledge base; ${advice}`);
  return exitCodes.unknownId;
}
