import type { DocumentVectors } from '../../compile/index.js';
import type { Language } from '../../model/index.js';
import { type ByLanguages, meanOfNearest, type QuantizedVector, similarity } from '../../snapshot/index.js';

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
  const own = byDocument.filter((texts, document) => documents[document]!.language === language && texts.length > 0);
  const stride = Math.max(1, Math.ceil(own.length / compared));
  const found = own.flatMap((texts, index) => {
    if (index % stride !== 0) return [];
    const others = own.filter((_, other) => other !== index);
    return others.map((other) => meanOfNearest(Float64Array.from(other, (each) => similarity(texts.at(-1)!, each))));
  });
  found.sort((left, right) => left - right);
  return found[Math.floor(quantile * found.length)] ?? 0;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
