import type { ShapeReader } from '../record.js';
import { borderedTable } from './bordered-table.js';
import { document } from './document.js';
import { http } from './http.js';
import { json } from './json.js';
import { pairs } from './pairs.js';
import { podRows } from './pod-rows.js';
import { prometheus } from './prometheus.js';
import { scalar } from './scalar.js';
import { table } from './table.js';
import { text } from './text.js';

/** Every layout of output, the most certain first. The first that reads a part of the output is the one; `text` reads any. */
export const shapes: readonly ShapeReader[] = [
  scalar,
  http,
  prometheus,
  json,
  borderedTable,
  table,
  podRows,
  document,
  pairs,
  text,
];
