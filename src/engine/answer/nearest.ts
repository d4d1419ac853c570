import type { Knowledge, MatchResult } from '../../match/index.js';
import type { Diagnosis, DocumentName, Language } from '../../model/index.js';
import { lackingIn } from './assessment.js';

type Question = Diagnosis['question'];

/** What a refusal offers instead of an answer. */
export type Offered = Pick<Diagnosis, 'fallback' | 'suggestions' | 'question'>;

const nearestDocuments = 3;

/**
 * The nearest documents with what they lack, the question that would decide between them, and the general workflow.
 * @param ask the question about what else is seen, where components do not tell the documents apart
 */
export function offersOf(
  { ranked, symptom }: MatchResult,
  knowledge: Knowledge,
  { language, ask }: { readonly language: Language; readonly ask: (documents: readonly number[]) => Question },
): Offered {
  const nearest = ranked.slice(0, nearestDocuments);
  const documents = nearest.map(({ document }) => document);
  return {
    fallback: generalWorkflow(knowledge, language),
    suggestions: nearest.map(({ document, found }) => ({
      ...nameOf(knowledge, document),
      lacks: lackingIn(knowledge, symptom, found).map(({ text }) => text),
    })),
    question: askForComponent(knowledge, documents, symptom.text, language) ?? beyondTitles(ask(documents), knowledge),
  };
}

function generalWorkflow(knowledge: Knowledge, language: Language): DocumentName | null {
  const general = knowledge.generalWorkflow();
  return general < 0 ? null : nameOf(knowledge, knowledge.inLanguage(general, language));
}

export const nameOf = (knowledge: Knowledge, document: number): DocumentName => ({
  id: knowledge.id(document),
  title: knowledge.title(document),
  path: knowledge.path(document),
});

const namedComponents = 2;

/** Which component it is about, when each document names one that the others and the symptom do not. */
function askForComponent(
  knowledge: Knowledge,
  documents: readonly number[],
  symptom: string,
  language: Language,
): Question {
  const asked = symptom.toLowerCase();
  const components = documents.map((document) => knowledge.head(document).components);
  const options = documents.map((document, index) => {
    const elsewhere = new Set(components.filter((_, other) => other !== index).flatMap((each) => each.map(folded)));
    const own = components[index]!.filter((each) => !elsewhere.has(folded(each)) && !asked.includes(folded(each)));
    return { answer: own.slice(0, namedComponents).join(', '), id: knowledge.id(document) };
  });
  if (options.length < 2 || options.some(({ answer }) => answer === '')) return null;
  return { text: knowledge.vocabulary.answerTexts[language].askComponent, options };
}

const folded = (component: string): string => component.toLowerCase();

/** A question that offers titles alone says no more than the list of documents. */
function beyondTitles(question: Question, knowledge: Knowledge): Question {
  const isTitle = ({ answer, id }: { readonly answer: string; readonly id: string }): boolean =>
    knowledge.title(knowledge.find(id)) === answer;
  return question?.options.every(isTitle) ? null : question;
}
