import matter from 'gray-matter';
import { isMap, type Node, parseDocument } from 'yaml';
import { malformedYaml, type Shift, type Span, type YamlProblem } from './front-matter-yaml-problems.js';
import { YamlWalk } from './front-matter-yaml-walk.js';

/** A block of YAML as plain data, with the place of every key and value. */
export interface YamlBlock {
  /** Frozen, null prototypes. Null when the block is no mapping. */
  readonly data: Record<string, unknown> | null;
  readonly values: Map<string, Span>;
  readonly keys: Map<string, Span>;
  readonly scalars: Map<string, string>;
  readonly problems: YamlProblem[];
  /** True when the YAML itself is malformed, so that `data` may be wrong. */
  readonly damaged: boolean;
}

function refuse(): never {
  throw new Error('front matter in a programming language is never run');
}

/** No delimiter of ours may be found inside a block: the fences are located before (front-matter-fence.ts). */
const closing = '\u0000---';

/**
 * The one use of gray-matter. By default it evaluates `---js` blocks, and it caches results by content; so every engine
 * but ours refuses, the block comes without a language, and an options object (which bypasses the cache) is always given.
 */
export function parseYamlBlock(source: string): YamlBlock {
  let block: YamlBlock = emptyBlock();
  const engine = {
    parse(text: string): object {
      block = readYaml(text);
      return {};
    },
  };
  matter(`---\n${source.replaceAll('\u0000', ' ')}\n${closing}`, {
    language: 'yaml',
    delimiters: ['---', closing],
    engines: { yaml: engine, json: refuse, javascript: refuse, coffee: refuse, js: refuse, toml: refuse },
  });
  return block;
}

function emptyBlock(): YamlBlock {
  return {
    data: Object.freeze(Object.create(null)),
    values: new Map(),
    keys: new Map(),
    scalars: new Map(),
    problems: [],
    damaged: false,
  };
}

/** `text` begins with the line break after the fence, so offsets are one more than in the block. */
function readYaml(text: string): YamlBlock {
  const problems: YamlProblem[] = [];
  const shift: Shift = ([start, end]) => [Math.max(0, (start ?? 0) - 1), Math.max(0, (end ?? 0) - 1)];
  const document = parseDocument(text.replace(/\r(?!\n)/g, '\n'), {
    schema: 'core',
    prettyErrors: false,
    logLevel: 'silent',
  });
  let damaged = false;
  for (const error of document.errors) {
    damaged ||= error.code !== 'DUPLICATE_KEY';
    problems.push(malformedYaml(error, text, shift));
  }
  const walk = new YamlWalk(text, problems, shift);
  const data = walk.read(document.contents as Node | null);
  const isMapping = isMap(document.contents);
  return {
    data: isMapping ? (data as Record<string, unknown>) : null,
    values: walk.values,
    keys: walk.keys,
    scalars: walk.scalars,
    problems,
    damaged,
  };
}
