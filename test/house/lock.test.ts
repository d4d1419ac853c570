import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};

describe('package-lock.json', () => {
  it('contains the packages of every platform, without which npm ci fails', () => {
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    expect(optional.length).toBeGreaterThan(0);
    expect(optional.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
  });

  it('matches the dependencies of package.json', () => {
    const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Entry;
    expect(packages['']?.dependencies).toEqual(own.dependencies);
  });
});
