#!/usr/bin/env node
// Writes the large tables of data/ so that they can be read and reviewed: an entry that fits on a line stands on one, and
// lists of words fill their lines. Biome, which gives each word a line of its own, leaves these files alone.
import { readFileSync, writeFileSync } from 'node:fs';

/** The files that this program formats. */
export const formattedFiles = ['data/commands.json', 'data/known-commands.json', 'data/lexicon.json'];

const width = 140;

/** @param {unknown} value of JSON */
export const formatData = (value) => `${format(value, '', 0)}\n`;

/** @param {number} used columns in front of and behind the value on its first line */
function format(value, indent, used) {
  const line = oneLine(value);
  if (indent.length + used + line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.every((item) => typeof item !== 'object')
      ? filled(value.map(oneLine), inner)
      : value.map((item) => format(item, inner, 1)).join(`,\n${inner}`);
    return `[\n${inner}${items}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + format(member, inner, name.length + 1);
  });
  return `{\n${inner}${members.join(`,\n${inner}`)}\n${indent}}`;
}

function oneLine(value) {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function filled(items, indent) {
  const lines = [''];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === '') lines[lines.length - 1] = item;
    else if (indent.length + last.length + item.length + 3 <= width) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return lines.join(`,\n${indent}`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const root = new URL('../', import.meta.url);
  for (const name of formattedFiles)
    writeFileSync(new URL(name, root), formatData(JSON.parse(readFileSync(new URL(name, root), 'utf8'))));
}
