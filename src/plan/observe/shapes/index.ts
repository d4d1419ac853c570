import type { ShapeReader } from '../record.js';
import { document } from './document.js';
import { json } from './json.js';
import { scalar } from './scalar.js';
import { table } from './table.js';

/** Every layout of output, the most certain first. The first that reads a part of the output is the one. */
export const shapes: readonly ShapeReader[] = [json, scalar, table, document];
