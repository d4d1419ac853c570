import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the packages whose modules are in a chunk. */
export const packageFolders = ({ moduleIds = [] }) =>
  moduleIds.flatMap(
    (id) => id.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/)?.[0].replace('\0', '') ?? [],
  );

/**
 * Writes which packages the files contain: their licences, which ask to go where the code goes, and a CycloneDX list,
 * by which scanners find a package that has a known fault.
 */
export function declareBundled(to, folders) {
  const packages = [...new Set(folders)].map(readPackage);
  const byName = [...new Map(packages.map((found) => [`${found.name}@${found.version}`, found])).entries()];
  const sorted = byName.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
  writeFileSync(join(to, 'third-party-licenses.txt'), sorted.map(licenseOf).join('\n'));
  const components = sorted.map(({ name, version, license }) => ({
    type: 'library',
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }));
  const list = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components };
  writeFileSync(join(to, 'bundled.cdx.json'), `${JSON.stringify(list, null, 2)}\n`);
}

const readPackage = (folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) });

function licenseOf({ folder, name, version, license, author }) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-].*)?$/i.test(entry));
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  const text = file === undefined ? `Copyright ${holder}` : readFileSync(join(folder, file), 'utf8').trim();
  return `These files contain ${name} ${version} (${license}):\n\n${text}\n`;
}
