// Writes a generated corpus out of the documents of a snapshot.
import { readFileSync } from 'node:fs';
import { Engine } from '../../dist/index.js';
import { parameters, report } from '../child.mjs';
import { writeGeneratedCorpus } from '../corpus-generator.mjs';

const { snapshot, folder, count } = parameters();
const engine = await Engine.open({ snapshot: readFileSync(snapshot) });
const documents = engine.documents().map(({ path }) => engine.show(path));
const started = performance.now();
writeGeneratedCorpus(documents, { folder, count });
report({ count, milliseconds: performance.now() - started });
