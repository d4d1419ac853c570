import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStemmer, forEachToken, maximumTermLength, normalize, tokenize } from '../../src/text/index.js';
import { processorTime } from '../support/processor-time.js';
import { soak } from '../support/soak.js';

const terms = (text: string) => tokenize(normalize(text)).map(({ term }) => term);

describe('tokens', () => {
  it.each([
    ['kube-ovn-controller', ['kube-ovn-controller', 'kube', 'ovn', 'control']],
    ['NoAvailableAddress', ['noavailableaddress', 'no', 'avail', 'address']],
    ['v4usingIPs', ['v4usingips', 'v4using', 'ip']],
    ['VpcNATGateway', ['vpcnatgateway', 'vpc', 'nat', 'gateway']],
    ['IPv6Address', ['ipv6address', 'ipv6', 'address']],
    ['kube-NoAvailableAddress', ['kube-noavailableaddress', 'kube', 'noavailableaddress', 'no', 'avail', 'address']],
    ['10.16.0.0/16', ['10.16.0.0', '16', '10.16.0.0/16']],
    ['v1.8.13', ['v1.8.13', 'v1', '13']],
    ['x509: expired', ['x509', 'expir']],
    ['net/http', ['net', 'http', 'net/http']],
    ['kubernetes.io/hostname', ['kubernetes.io', 'kubernetes', 'io', 'hostnam', 'kubernetes.io/hostname']],
    ['pod.go:425]', ['pod.go', 'pod', 'go', '425']],
    ['子网ip耗尽', ['子网', 'ip', '耗尽']],
    ['地址已耗盡', ['地址', '址已', '已耗', '耗尽']],
    ['慢', ['慢']],
    ['𠀀𠀁𠀂', ['𠀀𠀁', '𠀁𠀂']],
    ['-- a_b. --force', ['a_b', 'forc']],
    ['Ошибка сети', ['ошибка', 'сети']],
    ['ネットワーク 네트워크', ['ネットワーク', '네트워크']],
    ['Kubernetesクラスタ', ['kubernetes', 'クラスタ']],
    ['😀 __proto__ constructor', ['proto', 'constructor']],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('have their kinds', () => {
    const kinds = tokenize(normalize('web-0 用 10.0.0.1 ContainerCreating')).map(({ term, kind }) => [term, kind]);
    expect(kinds).toEqual([
      ['web-0', 'word'],
      ['web', 'part'],
      ['用', 'han'],
      ['10.0.0.1', 'number'],
      ['containercreating', 'word'],
      ['contain', 'part'],
      ['creat', 'part'],
    ]);
  });

  it('are stemmed if they are words of prose, but not names of the field or identifiers', () => {
    expect(terms('running pods')).toEqual(['run', 'pod']);
    expect(terms('kubernetes dns status operators redis')).toEqual([
      'kubernetes',
      'dns',
      'status',
      'operator',
      'redis',
    ]);
    expect(terms('VMs and PVCs')).toEqual(['vm', 'and', 'pvc']);
    expect(terms('running-jobs')[0]).toBe('running-jobs');
  });

  it('have their positions in the original text', () => {
    const text = '① sub\u200bnet：ＩＰ 耗盡';
    const places = tokenize(normalize(text)).map(({ term, start, end }) => [term, text.slice(start, end)]);
    expect(places).toEqual([
      ['1', '①'],
      ['subnet', 'sub\u200bnet'],
      ['ip', 'ＩＰ'],
      ['耗尽', '耗盡'],
    ]);
  });

  it('are cut if words are very long', () => {
    const [term, ...rest] = terms('x'.repeat(50_000));
    expect(term).toBe('x'.repeat(maximumTermLength));
    expect(rest).toEqual([]);
  });

  it('of any megabyte of text are bounded in time and number', () => {
    for (const unit of ['a', 'a-', 'aB', 'a/', '1.', '耗', 'a耗', 'é', 'カ', '-', '😀']) {
      const normalized = normalize(unit.repeat(1_000_000 / unit.length));
      const spent = processorTime();
      let count = 0;
      forEachToken(normalized, () => count++);
      expect(spent(), unit).toBeLessThan(10_000);
      expect(count).toBeLessThanOrEqual(1_000_000);
    }
  });
});

/** Words and identifiers of plain text, found with regular expressions. */
function naive(text: string): string[] {
  const stemmer = createStemmer();
  const found: string[] = [];
  const pieces = text.match(/[\p{Script=Han}]+|[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*/gu) ?? [];
  for (const piece of pieces) {
    if (/\p{Script=Han}/u.test(piece)) {
      if (piece.length === 1) found.push(piece);
      for (let index = 0; index + 1 < piece.length; index++) found.push(piece.slice(index, index + 2));
      continue;
    }
    const parts = piece.split(/[-_.]/);
    if (parts.length === 1) found.push(/^[a-z]+$/.test(piece) ? stemmer.stem(piece) : piece);
    else {
      found.push(piece);
      if (!/^[0-9.]+$/.test(piece)) {
        for (const part of parts) if (part.length > 1) found.push(/^[a-z]+$/.test(part) ? stemmer.stem(part) : part);
      }
    }
  }
  return found;
}

describe('tokens of any text', () => {
  const word = fc.constantFrom(
    'qux',
    'ovn',
    'x1',
    '42',
    'z',
    'pods',
    '子网',
    '耗',
    '-',
    '_',
    '.',
    ' ',
    ',',
    '：',
    '、',
  );
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));

  it('are the same as by a naive tokenizer', () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(terms(source)).toEqual(naive(source));
      }),
      { numRuns: soak(2_000, 300) },
    );
  });

  it('have positions in the original text, and are the same with one stemmer or many', () => {
    const stemmer = createStemmer();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (source) => {
        const normalized = normalize(source);
        const tokens = tokenize(normalized, stemmer);
        expect(tokens).toEqual(tokenize(normalized));
        for (const { term, start, end } of tokens) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(source.length);
          expect(term.length).toBeGreaterThan(0);
          expect(term.length).toBeLessThanOrEqual(maximumTermLength);
        }
      }),
      { numRuns: soak(2_000, 300) },
    );
  });
});
