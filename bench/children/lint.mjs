// Everything that is wrong in the content, from what was compiled before.
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';

const { Engine } = await load('engine.js');
const started = performance.now();
const engine = await Engine.open({ kb: parameters().paths });
const diagnostics = engine.lint().length;
report({ milliseconds: performance.now() - started, diagnostics });
