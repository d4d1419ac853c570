import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
// @ts-expect-error a script without declarations
import { metricsIn } from '../../scripts/check-upstream/names.mjs';
import { routeOf } from '../../src/adapters/web/router.js';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('deploy/prometheus/kube-ovn-alerts.yaml', root), 'utf8');
const document = parseDocument(text);

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
const rule = document.toJS() as { spec: { groups: { name: string; rules: Alert[] }[] } };
const alerts = rule.spec.groups.flatMap(({ rules }) => rules);

/** Names in a PromQL expression that are no function, operator, label, label matcher or duration. */
const series = (expr: string): string[] =>
  [...expr.replace(/\w+ by \([^)]*\)|\{[^}]*\}/g, ' ').matchAll(/(?<![\w.])[a-z_]{3,}(?![\w(]| \()/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'or');

describe('the alerts on Kube-OVN', () => {
  it('are YAML without a fault, each name once', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  describe.each(alerts)('$alert', ({ expr, labels, annotations }) => {
    it('names a workflow that is shipped in both languages, by an address of the page', () => {
      const { origin, hash } = new URL(annotations.runbook_url);
      expect(origin).toBe('https://triagraph.example');
      const route = routeOf(hash);
      expect(route.view).toBe('document');
      for (const language of ['en', 'zh']) {
        const names = readdirSync(new URL(`workflows/${language}/`, root));
        expect(names).toContain(`${'id' in route ? route.id : ''}.md`);
      }
    });

    it('has a severity and a summary', () => {
      expect(['warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    });

    it('is on metrics that check:upstream looks up', () => {
      expect(series(expr)).not.toEqual([]);
      expect([...new Set(metricsIn(expr))].sort()).toEqual([...new Set(series(expr))].sort());
    });
  });
});
