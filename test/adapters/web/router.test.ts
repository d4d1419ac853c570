import { describe, expect, it } from 'vitest';
import { linkTo, type Route, routeOf } from '../../../src/adapters/web/router.js';

const search = (symptom: string, version = ''): Route => ({ view: 'search', symptom, version });

describe('a route of the page', () => {
  it.each<Route>([
    search('no available ip'),
    search('10.16.0.0/16 is 100% full #2\n子网？', 'v1.13'),
    { view: 'document', id: 'workflows/zh/ip-management.md', line: 115 },
    { view: 'document', id: 'a%2Fb', line: null },
    { view: 'walk', token: 'eyJ.a-b_c' },
    { view: 'flow', id: 'workflows/en/ip-management.md', step: 'step-6.1' },
    { view: 'flow', id: 'ip-management' },
    { view: 'graph', id: 'component:ovn/northd' },
    { view: 'base' },
  ])('is read from its link: %o', (route) => {
    expect(routeOf(linkTo(route))).toEqual(route);
  });

  it.each<readonly [string, Route]>([
    ['#/q/disk 95% full', search('disk 95% full')],
    ['#/q/disk%2095%%20full', search('disk 95% full')],
    ['#/q/%E4%BD', search('%E4%BD')],
    ['#/q/%E5%AD%90%E7%BD%91 100%', search('子网 100%')],
    ['#/q/http://10.0.0.1/healthz failed', search('http://10.0.0.1/healthz failed')],
    ['#/doc/workflows/zh/ip-management.md/L9', { view: 'document', id: 'workflows/zh/ip-management.md', line: 9 }],
    ['#/doc/workflows/zh/ip-management.md', { view: 'document', id: 'workflows/zh/ip-management.md', line: null }],
    ['#/flow/workflows/zh/a.md/step-2', { view: 'flow', id: 'workflows/zh/a.md', step: 'step-2' }],
    ['#/graph/cases/en/a.md', { view: 'graph', id: 'cases/en/a.md' }],
  ])('is read from %s, which a person or a template wrote', (fragment, route) => {
    expect(routeOf(fragment)).toEqual(route);
  });

  it.each(['', '#', '#/', '#q=a', '#/nowhere/a', '#/doc/', '#/walk/', '#/graph'])(
    'is the empty search for %s',
    (fragment) => {
      expect(routeOf(fragment)).toEqual({ view: 'search', symptom: '' });
    },
  );
});
