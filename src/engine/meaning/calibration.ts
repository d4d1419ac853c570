import type { DocumentVectors } from '../../compile/index.js';
import type { Language } from '../../model/index.js';
import { type ByLanguages, packVectors, type QuantizedVector, similarity, Vectors } from '../../snapshot/index.js';

/** Documents that are compared with all others. */
const compared = 100;
/** Quantile of the similarity of different documents from which on a symptom is near one. */
const quantile = 0.92;
/** The same above unrelated sentences, in standard deviations, for knowledge bases of few documents. */
const deviations = 2.5;

type Sentences = Readonly<Record<Language, readonly QuantizedVector[]>>;

/**
 * From which similarity on a document is near a symptom: when it is nearer than 92 % of the other documents of the knowledge
 * base are to one another, and than unrelated sentences are. Documents of one field are near each other, and so are
 * questions of a neighbouring field to all of them. Between two languages it is the same distance above unrelated sentences
 * of the two; null where the model puts translations no nearer than unrelated sentences.
 * @param sentences those of the same number are translations
 */
export function calibrate(
  documents: readonly { readonly language: Language }[],
  byDocument: DocumentVectors['byDocument'],
  sentences: Sentences,
): ByLanguages<number | null> {
  const across = unrelated(sentences.zh, sentences.en);
  const same = (language: Language): number => {
    const { mean, deviation } = unrelated(sentences[language], sentences[language]);
    return Math.max(betweenDocuments(documents, byDocument, language), mean + deviations * deviation);
  };
  const translations = sentences.zh.map((zh, index) => similarity(zh, sentences.en[index]!));
  const knowsBoth = meanOf(translations) >= across.mean + deviations * across.deviation;
  const other = (least: number, language: Language): number | null => {
    const { mean, deviation } = unrelated(sentences[language], sentences[language]);
    return knowsBoth ? across.mean + ((least - mean) / (deviation || 1)) * across.deviation : null;
  };
  const [zh, en] = [same('zh'), same('en')];
  return { zh: { zh, en: other(en, 'en') }, en: { zh: other(zh, 'zh'), en } };
}

/** Of all pairs but those of the same number, which mean the same. */
function unrelated(left: readonly QuantizedVector[], right: readonly QuantizedVector[]) {
  const all = left.flatMap((one, index) =>
    right.filter((_, other) => other !== index).map((other) => similarity(one, other)),
  );
  const mean = meanOf(all);
  return { mean, deviation: Math.sqrt(meanOf(all.map((each) => (each - mean) ** 2))) };
}

/** How near documents of one language are to one another; 0 for fewer than two. */
function betweenDocuments(
  documents: readonly { readonly language: Language }[],
  byDocument: DocumentVectors['byDocument'],
  language: Language,
): number {
  const numbers = [...documents.keys()].filter(
    (document) => documents[document]!.language === language && byDocument[document]!.length > 0,
  );
  const dimensions = byDocument[numbers[0] ?? 0]?.[0]?.numbers.length ?? 0;
  const all = new Vectors(
    noModel(dimensions),
    packVectors(
      numbers.map((document) => byDocument[document]!),
      dimensions,
    ),
  );
  const stride = Math.max(1, Math.ceil(numbers.length / compared));
  const found = numbers.flatMap((document, index) => {
    if (index % stride !== 0) return [];
    const near = all.nearest(byDocument[document]!.at(-1)!);
    return near.flatMap((each, other) => (each === null || other === index ? [] : [each.similarity]));
  });
  found.sort((left, right) => left - right);
  return found[Math.floor(quantile * found.length)] ?? 0;
}

const noModel = (dimensions: number) => {
  const zeros = new Array<number>(dimensions).fill(0);
  const least = { zh: null, en: null };
  return { model: '', dimensions, centers: { zh: zeros, en: zeros }, least: { zh: least, en: least } };
};

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
