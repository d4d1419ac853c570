import type { Document } from '../../src/model/index.js';
import { fixtureDocuments, pathOf } from './fixture-documents.js';
import { gatewayKnowledgeBase } from './gateway.js';
import { smallKnowledgeBase } from './knowledge.js';

/** A knowledge base of the fixtures: many kinds of writing, in two languages. */
export const fixtureKnowledgeBase: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...fixtureDocuments()].map(([name, text]) => [pathOf(name), text])),
  ...smallKnowledgeBase,
  ...gatewayKnowledgeBase,
};

const routine = [
  'I0301 09:00:00.1 1 main.go:1] starting informer for subnets',
  'I0301 09:00:00.2 1 main.go:2] cache synced for subnets in 12ms',
  'I0301 09:00:00.3 1 main.go:2] cache synced for subnets in 34ms',
  'GET /healthz 200 1ms',
  'listening on port 10660',
  'vlan reconciled',
  'leader election won by node-1',
];

/** A word of at least six letters with two of them swapped. */
const misspelt = (text: string): string =>
  text.replace(/[a-z]{6,}/i, (word) => `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`);

/** Symptoms of a document, by how people put them. */
const forms: Readonly<Record<string, (document: Document) => string | undefined>> = {
  'the title': ({ title }) => title,
  'a symptom': ({ symptoms }) => symptoms[0]?.text,
  'a trigger in a sentence': ({ triggers }) => {
    const phrase = triggers[0]?.any[0];
    return phrase && `Since 10:30 our pod web-7d9f6c9b4-x2x7k in namespace shop says: ${phrase} (v1.12.3)`;
  },
  'an error line': ({ signatures }) => signatures[0] && `   2026-03-01T10:00:00Z ERROR ${signatures[0].text}  `,
  'an error line in a log': ({ signatures }) =>
    signatures[0] && [...routine.slice(0, 4), `E0301 ${signatures[0].text}`, ...routine.slice(4)].join('\n'),
  'a misspelt title': ({ title }) => misspelt(title),
  'a negated symptom': ({ symptoms, title, language }) =>
    symptoms[0] &&
    (language === 'zh' ? `${title}，但是没有${symptoms[0].text}` : `${title}, but no ${symptoms[0].text}`),
  'a symptom, line by line': ({ symptoms }) =>
    symptoms.length > 0 ? symptoms.map(({ text }) => text).join('\n') : undefined,
  'an alert': ({ title, components }) =>
    `Alertname: KubeSomethingFailing\nSeverity: critical\nNamespace: ${components[0] ?? 'prod'}\nPod: api-0\nNode: node-1\nSummary: ${title}\nStartsAt: 2026-03-01T09:00:00Z`,
  'triggers in a log': ({ triggers: [first, second = first] }) =>
    first?.any[0] &&
    [...routine, `info: ${second?.any[0]} seen`, `ERROR: ${first.any[0]} since ${routine.length} ms`, ...routine].join(
      '\n',
    ),
  'a symptom between other sentences': ({ symptoms, title, language }) =>
    symptoms[0] &&
    (language === 'zh'
      ? `您好，请教一下：${symptoms[0].text}。昨天升级过，DNS 正常，没有重启。谢谢！`
      : `Hi all, could you help? ${symptoms[0].text} since we upgraded to v1.13. DNS works fine, and it is not ${title.split(' ')[0]}. Thanks!`),
  'two symptoms of a named pod': ({ symptoms }) =>
    symptoms[1] &&
    `pod web-0 on node1: ${symptoms[0]!.text}; subnet ovn-default, 10.16.0.7: ${misspelt(symptoms[1].text)}`,
  'what is excluded': ({ excludes, title }) => excludes[0]?.any[0] && `${title} ${excludes[0].any[0]}`,
  'words in another case and width': ({ title }) =>
    title.toUpperCase().replace(/[A-Z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'a part of the title': ({ title }) => title.slice(Math.floor(title.length / 3)),
};

/** Symptoms by form, one for each of the documents for which there is one. */
export function symptomsOf(documents: readonly Document[]): Map<string, string[]> {
  return new Map(
    Object.entries(forms).map(([form, symptomOf]) => [
      form,
      documents.flatMap((document) => {
        const symptom = symptomOf(document);
        return symptom ? [symptom.slice(0, 1_500)] : [];
      }),
    ]),
  );
}
