import { expect, it } from 'vitest';
import { packVectors, quantize, Vectors } from '../../src/snapshot/index.js';

const center = [0, 0];
const least = { zh: { zh: null, en: null }, en: { zh: null, en: null } };
const vectorOf = (degrees: number) =>
  quantize([Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)], center);
const vectorsOf = (...documents: readonly number[][]) =>
  new Vectors(
    { model: 'm', dimensions: 2, centers: { zh: center, en: center }, least },
    packVectors(
      documents.map((angles) => angles.map((angle, line) => ({ kind: 0, line: line + 1, ...vectorOf(angle) }))),
      2,
    ),
  );
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

it('the similarity of a document is the mean of its three nearest texts, and the nearest one is shown', () => {
  const [document] = vectorsOf([80, 60, 20, 40, 170]).nearest(vectorOf(0));
  expect(document!.similarity).toBeCloseTo((cosine(20) + cosine(40) + cosine(60)) / 3, 1);
  expect(document!.line).toBe(3);
});

it('the similarity of a document with two texts is their mean, and a document without texts has none', () => {
  const [two, none] = vectorsOf([0, 90], []).nearest(vectorOf(0));
  expect(two!.similarity).toBeCloseTo(0.5, 1);
  expect(none).toBeNull();
});
