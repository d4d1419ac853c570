import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../src/model/index.js';
import { document, frontMatter, validate } from './documents.js';
import { planted, workflow } from './planted.js';

function findings(kind: DocumentKind, ...lines: string[]) {
  return validate(document({ kind }), frontMatter(...lines)).map(({ ruleId, message, range, severity }) => ({
    ruleId,
    message,
    severity,
    at: `${range?.start.line}:${range?.start.column}`,
  }));
}

describe('front-matter/schema', () => {
  it('accepts canonical front matter', () => {
    const lines = [
      'id: a',
      'kind: workflow',
      'title: A',
      'priority: 40',
      'triggers:',
      '  - no ip',
      '  - all: [证书, 过期]',
      '    weight: 2',
      '    not: [dns]',
    ];
    expect(findings('workflow', ...lines)).toEqual([]);
  });

  it('accepts front matter of the supported dialects', () => {
    expect(
      findings(
        'case',
        'kind:',
        '  - Troubleshooting',
        'products:',
        '  - Platform',
        'ProductsVersion:',
        '  - 4.1.0,4.2.x',
        'id: KB2600001',
        'sourceSHA: pending',
      ),
    ).toEqual([]);
    expect(
      findings(
        'workflow',
        'tags: [runbook]',
        'domain: 网络',
        'component: ovn/subnet',
        'fault_type: 网络/子网',
        'symptom: 子网满',
        'last_updated: 2026-01-02',
        'source_incidents: 1',
        'affected_versions: []',
      ),
    ).toEqual([]);
    expect(findings('workflow', 'title: Kube Api Down', 'weight: 20')).toEqual([]);
  });

  it('reports a priority out of bounds, at its value', () => {
    expect(findings('workflow', 'id: a', 'priority: 1000')).toEqual([
      {
        ruleId: 'front-matter/schema',
        severity: 'error',
        message: 'Unexpected number 1000 in `priority`, expected a whole number from 1 to 999',
        at: '3:11',
      },
    ]);
    expect(findings('workflow', 'priority: 999')).toEqual([]);
    expect(findings('workflow', 'priority: 1')).toEqual([]);
    expect(findings('workflow', 'priority: 0')).toHaveLength(1);
  });

  it('reports a priority that is text', () => {
    expect(findings('workflow', 'priority: high')[0]?.message).toBe(
      "Unexpected text 'high' in `priority`, expected a whole number from 1 to 999",
    );
  });

  it('reports triggers that are not a list', () => {
    expect(findings('workflow', 'triggers: no ip')[0]?.message).toBe(
      "Unexpected text 'no ip' in `triggers`, expected a list of phrases or rules",
    );
  });

  it('reports an invalid trigger once, at its position', () => {
    expect(findings('workflow', 'triggers:', '  - no ip', '  - weight: 2')).toEqual([
      {
        ruleId: 'front-matter/schema',
        severity: 'error',
        message:
          'Unexpected mapping with `weight` in `triggers`, expected one of the keys `phrase`, `any`, `all` or `regex`',
        at: '4:5',
      },
    ]);
  });

  it('reports a kind that is not text, and leaves unknown kinds to kind/unknown', () => {
    expect(findings('workflow', 'kind: 3')[0]?.message).toBe(
      'Unexpected number 3 in `kind`, expected workflow, case or article',
    );
    expect(findings('workflow', 'kind: workflw')).toEqual([]);
    expect(findings('workflow', 'kind: workflow')).toEqual([]);
  });

  it('reports a branch without its workflow', () => {
    expect(findings('case', 'branch: step-3')[0]?.message).toBe(
      'Unexpected `branch` without `workflow`, expected both',
    );
    expect(findings('case', 'branch: step-3')[0]?.at).toBe('2:9');
    expect(findings('case', 'branch: step-3', 'workflow: subnet-full')).toEqual([]);
    expect(findings('case', 'branch: step-3', 'runbook: "[[subnet-full]]"')).toEqual([]);
    expect(findings('case', 'branch: ""', 'title: Subnet is full')).toEqual([]);
  });

  it('treats an empty value as absent', () => {
    expect(findings('workflow', 'category:', 'triggers:', 'priority:')).toEqual([]);
  });

  it('is not confused by keys that every object inherits', () => {
    expect(findings('article', 'constructor: {prototype: {polluted: yes}}').map((finding) => finding.ruleId)).toEqual([
      'front-matter/unknown-key',
    ]);
  });
});

describe('front-matter/unknown-key', () => {
  it('reports the key at its position and proposes the intended one', () => {
    expect(findings('workflow', 'id: a', 'trigers: [ip]')).toEqual([
      {
        ruleId: 'front-matter/unknown-key',
        severity: 'warning',
        message: 'Unexpected key `trigers`, expected a known key: did you mean `triggers`?',
        at: '3:1',
      },
    ]);
  });

  it('proposes nothing when no known key is similar', () => {
    expect(findings('workflow', 'zzz: 1')[0]?.message).toBe('Unexpected key `zzz`, expected a known key');
  });

  it('knows the keys that are read for a canonical one', () => {
    const keys = ['see_also', 'source', 'page_id', 'original_title', 'lang', 'product', 'tag', 'causes', 'resolutions'];
    for (const key of [...keys, 'runbook', 'fix', 'workaround', 'workarounds'])
      expect(findings('case', `${key}: en`)).toEqual([]);
  });

  it('accepts keys that begin with x-', () => {
    expect(findings('workflow', 'x-team: network')).toEqual([]);
  });

  it('knows `workflow` in a case and not in an article', () => {
    expect(findings('case', 'workflow: a')).toEqual([]);
    expect(findings('article', 'workflow: a')).toHaveLength(1);
  });
});

describe('front-matter/impossible-date', () => {
  planted('front-matter/impossible-date', {
    found: {
      'an impossible month': workflow(['date: ⟦2026-13-01'], 'Look.'),
      'an impossible day': workflow(['updated: ⟦2026-02-30'], 'Look.'),
      'an impossible date in quotes': workflow(['date: ⟦"2025/02/29"'], 'Look.'),
    },
    silent: {
      'a leap day': workflow(['date: 2024-02-29'], 'Look.'),
      'a month in words': workflow(['date: March 2026'], 'Look.'),
      'a date and a time': workflow(['date: 2026-01-31T10:00:00Z'], 'Look.'),
    },
  });
});

describe('front-matter/other-language', () => {
  const english = 'New pods stay in ContainerCreating, and the event says that no address of the subnet is available.';
  const chinese =
    '新建的 Pod 一直停在 ContainerCreating，事件里说子网已经没有可用的地址，删掉旧的 Pod 之后也没有恢复，重启控制器也一样，需要先查看子网的状态，再核对地址的占用情况，然后扩大网段。';
  planted('front-matter/other-language', {
    found: {
      'English text declared as Chinese': workflow(['language: ⟦zh'], english),
      'Chinese text declared as English': workflow(['language: ⟦en'], chinese),
      'a wrong language under `lang`': workflow(['lang: ⟦zh'], english),
    },
    silent: {
      'English text': workflow(['language: en'], english),
      'Chinese with English names': workflow(['language: zh'], chinese),
      'a very short text': workflow(['language: zh'], 'See kubectl get ip.'),
    },
  });
});

describe('front-matter/unusable-id', () => {
  planted('front-matter/unusable-id', {
    found: {
      'a space': workflow(['id: ⟦disk full'], 'Look.'),
      'a slash': workflow(['id: ⟦disk/full'], 'Look.'),
      'a comma': workflow(['id: ⟦disk,full'], 'Look.'),
    },
    silent: {
      'words joined by hyphens': workflow(['id: disk-full_1.2'], 'Look.'),
      'an id in Chinese': workflow(['id: 磁盘-写满'], 'Look.'),
      'a document without an id': workflow(['title: Disk full / var'], 'Look.'),
    },
  });
});
