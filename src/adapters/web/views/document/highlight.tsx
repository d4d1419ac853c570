import type { ComponentChild } from 'preact';

/** Kinds of tokens, tried at each position in this order. Each pattern takes linear time. */
const tokens: Readonly<Record<string, RegExp>> = {
  shell:
    /(?<comment>(?<![^\s])#[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')|(?<value><[\w.-]+>|\$\{?\w+\}?)|(?<option>(?<=\s)--?[\w-]+)/g,
  data: /(?<comment>(?<![^\s])#[^\n]*)|(?<name>(?<=^|\n)[ \t]*(?:- )?[\w./-]+(?=:(?:\s|$)))|(?<string>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')|(?<value><[\w.-]+>|\b(?:true|false|null|\d+(?:\.\d+)?)\b)/g,
  code: /(?<comment>\/\/[^\n]*|(?<![^\s])#[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<value>\b\d+(?:\.\d+)?\b)/g,
};

const families: Readonly<Record<string, string>> = {
  bash: 'shell',
  sh: 'shell',
  shell: 'shell',
  zsh: 'shell',
  console: 'shell',
  yaml: 'data',
  yml: 'data',
  json: 'data',
  toml: 'data',
  ini: 'data',
  go: 'code',
  js: 'code',
  ts: 'code',
  python: 'code',
  py: 'code',
  c: 'code',
  sql: 'code',
};

/** Longer code is probably output or a log, and is shown plain. */
const longest = 20_000;

/** Highlights comments, strings, options and placeholders; output and unknown languages are left plain. */
export function highlighted(code: string, language: string): ComponentChild[] {
  const pattern = tokens[families[language.toLowerCase()] ?? ''];
  if (!pattern || code.length > longest) return [code];
  const parts: ComponentChild[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    if (match.index > end) parts.push(code.slice(end, match.index));
    parts.push(
      <span key={match.index} class={`token-${kind}`}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  parts.push(code.slice(end));
  return parts;
}
