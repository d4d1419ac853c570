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
  const texts = new Map();
  for (const found of sorted) texts.set(licenseText(found), [...(texts.get(licenseText(found)) ?? []), found]);
  const licenses = Array.from(texts, ([text, held]) => `${held.map(licenseLine).join('')}\n${text}\n`);
  writeFileSync(join(to, 'third-party-licenses.txt'), licenses.join('\n'));
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

const licenseLine = ({ name, version, license }) => `These files contain ${name} ${version} (${license}):\n`;

function licenseText({ folder, author }) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-].*)?$/i.test(entry));
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  return file === undefined ? `Copyright ${holder}` : readFileSync(join(folder, file), 'utf8').trim();
}
