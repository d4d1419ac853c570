import type { DocumentVectors } from '../../compile/index.js';
import type { Language } from '../../model/index.js';
import { type ByLanguages, meanOfNearest, type QuantizedVector, similarity } from '../../snapshot/index.js';

/** Number of documents that are compared with all others. */
const compared = 100;
/** Quantile of the similarities between documents that a symptom must reach to be near a document. */
const quantile = 0.92;
/** Standard deviations above unrelated sentences that it must also reach, for small knowledge bases. */
const deviations = 2.5;

type Sentences = Readonly<Record<Language, readonly QuantizedVector[]>>;

/**
 * Minimum similarity of a document that is near a symptom: more than 92 % of the similarities between documents of the
 * knowledge base, and clearly more than that of unrelated sentences. Documents of one field are near each other, and
 * questions about a neighbouring field are near all of them. Between two languages, the same distance above unrelated
 * sentences is used; null if the model does not place translations nearer than unrelated sentences.
 * @param sentences of the same index are translations
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

/** Similarities of all pairs except those of the same index, which are translations or identical. */
function unrelated(left: readonly QuantizedVector[], right: readonly QuantizedVector[]) {
  const all = left.flatMap((one, index) =>
    right.filter((_, other) => other !== index).map((other) => similarity(one, other)),
  );
  const mean = meanOf(all);
  return { mean, deviation: Math.sqrt(meanOf(all.map((each) => (each - mean) ** 2))) };
}

/** The quantile of the similarities between documents of one language; 0 for fewer than two documents. */
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
