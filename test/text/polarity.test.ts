import { describe, expect, it } from 'vitest';
import {
  endsNegated,
  isHealthy,
  isNegated,
  isNegative,
  saysNotTriggered,
  startsNegated,
} from '../../src/text/index.js';

describe('a healthy clause', () => {
  it.each(['the same node is fine', '小包正常', '没问题', 'DNS works', '能访问外网', '可以的'])(
    'is recognized: %s',
    (clause) => {
      expect(isHealthy(clause)).toBe(true);
    },
  );

  it.each([
    'not ok',
    '不正常',
    "isn't healthy",
    'only small packets work fine',
    '偶尔正常',
    '可以试试',
    'node_is_fine',
    '不是好的',
  ])('is not: %s', (clause) => {
    expect(isHealthy(clause)).toBe(false);
  });
});

describe('a negative clause', () => {
  it.each(['no request leaves', "it doesn't answer", '不通', '请求超时', 'connection refused'])(
    'is recognized: %s',
    (clause) => {
      expect(isNegative(clause)).toBe(true);
    },
  );

  it('is not one with a negative word only inside another word', () => {
    expect(isNegative('a notable node')).toBe(false);
  });
});

describe('a negator', () => {
  it.each(['no request leaves', '没有请求发出', 'never'])('is found at the beginning of: %s', (clause) => {
    expect(startsNegated(clause)).toBe(true);
  });

  it.each(['there are no ', "isn't", '没有'])('is found at the end of: %s', (text) => {
    expect(endsNegated(text)).toBe(true);
  });

  it.each(['no errors', 'another', 'casino'])('is not found at the end of: %s', (text) => {
    expect(endsNegated(text)).toBe(false);
  });
});

it.each(['This does not fire for that message', '不会触发'])(
  'a sentence says that an alert is not triggered: %s',
  (sentence) => {
    expect(saysNotTriggered(sentence)).toBe(true);
  },
);

it('a span inside a negation scope is negated, but its cue is not', () => {
  const scopes = [{ start: 0, end: 14, cue: { start: 4, end: 14 } }];
  expect(isNegated(scopes, 0, 3)).toBe(true);
  expect(isNegated(scopes, 4, 9)).toBe(false);
  expect(isNegated(scopes, 12, 20)).toBe(false);
});
