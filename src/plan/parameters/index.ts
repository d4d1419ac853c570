export { type BoundParameters, bindParameters } from './bind.js';
export { type BoundValue, type RenderedCommand, renderCommand } from './render.js';
export { checkValue, placeholderTypes, type TypeAlphabet, type ValueCheck } from './types.js';
export { type WantedParameter, wantedParameters } from './wanted.js';
