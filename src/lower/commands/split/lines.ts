import type { CommandKnowledge } from '../effects/table.js';

const functions =
  'sum|avg|min|max|count|group|topk|bottomk|quantile|stddev|histogram_quantile|i?rate|increase|i?delta|deriv|predict_linear|absent|scalar|vector|label_replace|label_join|clamp|clamp_min|clamp_max|[a-z]+_over_time';
const grouped = '(?:(?:by|without)\\s*\\([^()]*\\)\\s*)?';
/** `sum by (node) (…)`, `/ scalar(…)`, `(sum(…)`; a shell function has empty parentheses. */
const applied = new RegExp(`^(?:[-+*/] ?)?\\(*\\s*(?:${functions})\\s*${grouped}\\((?!\\s*\\))`);
/** `kube_pod_info{namespace="x"}`. */
const selected = /^\(*[a-zA-Z_:][\w:]*\{[^{}]*(?:=|!=|=~|!~)\s*"/;
/** `node_filesystem_free_bytes`, `(a_total - b_total) / 1024`: names of metrics end with their unit. */
const metric =
  /^\(*[a-z][a-z0-9]*(?:_[a-z0-9]+)+_(?:bytes|total|seconds|ratio|count|sum|bucket|info|percent|celsius)\)*\s*(?:$|[-+*/<>]|[=!]=|\[\d+[smhdwy]\])/;
/** A comment above a query. */
const remark = /^\/\/\s/;

/** True for a Prometheus query or a comment on one: alert runbooks show them in fences of any language. */
export function isPromql(line: string): boolean {
  return applied.test(line) || selected.test(line) || metric.test(line) || remark.test(line);
}

export type LineKind = 'blank' | 'comment' | 'manifest' | 'output' | 'command' | 'unsure';

const assignment = /^(?:(?:export|local|declare|readonly)\s+(?:-\w+\s+)*)?[A-Za-z_]\w*(?:\[[^\]\s]*\])?\+?=(?!=)/;
const yamlLine = /^\s*(?:---\s*$|(?:- +)?["']?[A-Za-z_][\w./-]*["']?:(?: +\S|\s*$)|- +\S|-\s*$)/;
const jsonLine = /^\s*(?:[{[]\s*$|\{\s*"|\[\s*[{"]|[}\]]+,?\s*$|"[^"\n]*"\s*:|"[^"\n]*",?\s*$)/;
/** `Key:    value` of `kubectl describe`, and keys of several words. */
const describeLine = /^\s*[A-Z][\w ()/-]*:(?:\s{2,}\S|\s*$)/;
const tableHeader =
  /^\s*[A-Z][A-Z0-9_()%/.:-]*(?: [A-Z0-9_()%/.-]+)?(?:\s{2,}[A-Z][A-Z0-9_()%/.:-]*(?: [A-Z0-9_()%/.-]+)*)+\s*$/;
const logLine =
  /^\s*(?:\[?\d{4}[-/]\d\d[-/]\d\d|[IWEF]\d{4} |time="|level=|ts=|(?:Error|error|ERROR|Warning|warning|WARNING|WARN|Failed|failed|FATAL|fatal|panic|INFO|DEBUG|E|W|curl|bash|sh|ssh|ls|cat)\b:|Error from server|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d|goroutine \d|(?:info|debug|warn|error)\s+\S+\.[a-z]{1,4}:\d)/;
const border = /^\s*(?:[+|][-=+|\s]{2,}|[-=*]{3,}\s*$|[│├└┌─┼╭╰]|\.{3}|…|[|])/;
const otherScript = /^\s*(?:[^\x20-\x7e\t]|[^\s\x20-\x7e]*[^\s]*[^\x00-\x7f]\S*\s)/;
/** `key=value, key=value`, as in a flow of Open vSwitch. */
const flowLine = /^\s*\w+=[^\s,]*, /;
/** `notBefore=Sep  2 08:34:12 2023 GMT` is not an assignment. */
const dated = /^\w+=[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d/;
const iniLine = /^\s*(?:[\w.-]+ = |\[[\w .-]+\]\s*$)/;
const tableRow = /\S\s{3,}\S+\s{3,}\S/;
/** Lines that cannot be run: `[  4]   0.00-1.00 sec`, a line of `ls -l`, `node <--> pod`, the message of a loader. */
const printedOnly =
  /^\[\s*\w+\](?:\s|$)|^[-dlcbps](?:[-r][-w][-xsStT]){3}[.+@]?\s|\s<-+>\s|:\s(?:exec format error|permission denied|command not found|no such file or directory)$/i;
/** A path alone on its line, of a file that no shell runs. */
const fileAlone = /^[~.]{0,2}\/\S+\.(?:env|conf|cfg|ini|ya?ml|json|log|txt|md|crt|pem|key)$/;
const said =
  /(?:^|\s)(?:created|deleted|configured|unchanged|labeled|annotated|patched|restarted|scaled|cordoned|uncordoned|drained|evicted|tainted|edited|exposed|approved|ready|Running|Completed|condition met|\(dry run\))\s*$/;
const keyword =
  /^(?:if|for|while|until|case|select|function|time|then|do|done|fi|esac|else|\{|\(|\(\(|\[|\[\[|!|\.|:)(?:\s|$|\()/;
/** `> /var/log/syslog` empties the file. */
const emptying = /^>{1,2}\|?\s*["']?[/~$][^\s"']+["']?$/;
const functionHead = /^[A-Za-z_][\w-]*\s*\(\)\s*(?:\{|$)/;
const pathOrQuoted = /^(?:\.{0,2}\/|~\/|\$|["'](?=[$/~.<{])|\\[a-z]|<|\{[A-Za-z]|\()/;
const programWord = /^[a-z][\w.+-]*$/;
/** Syntax that is common in commands and rare in sentences. */
const commandShape = /(?:^|\s)--?[A-Za-z]|[|>$=/<`"']|\s\d|\s\S+\.\S/;

const strongShape = /\s--?[A-Za-z][\w-]*(?=[\s=]|$)|[|>]|\$[\w{(]|<[\w-]+>/;
/** Text that programs print and people rarely type. */
const printed =
  /[0-9a-f]{8}-[0-9a-f]{4}|\b[0-9a-f]{12,}\b|[()]|^(?:switch|router|port|nat|node|pod|deployment|service|no|started|waiting|from|to|at|rtt|default|listening|total|link|inet|state)\s/;

/** `deployment.apps/nginx created`, `kube-proxy ready`: a few words of a program on an object. */
const isSaid = (text: string): boolean => said.test(text) && /^[\w.-]+(?:\/[\w.-]+)?(?: [\w"'-]+){1,3}\s*$/.test(text);

/** The first column of a table, under or in its head: `ip         heap.percent ram.percent`. */
const columnGap = /^ {4,}[^\s-]/;

/** Maximum number of words up to the program. */
const programWithinWords = 8;
const leadingAssignment = /^[A-Za-z_]\w*=\S*$/;

/** The name of the program, after `sudo` and assignments. */
export function programOf(line: string): string {
  const words = line.trim().split(/\s+/, programWithinWords);
  const word = words.find((each) => each !== 'sudo' && !leadingAssignment.test(each)) ?? words.at(-1)!;
  return word.slice(word.lastIndexOf('/') + 1);
}

/** Distinguishes commands from other lines, by the table of known commands. */
export class LineClassifier {
  constructor(
    readonly knowledge: CommandKnowledge,
    /** Programs whose name is also an everyday word. */
    readonly everyday: ReadonlySet<string>,
  ) {}

  /** True when the line begins with a known program and reads like a command of it. */
  isKnownCommand(line: string): boolean {
    const text = line.trim();
    const program = programOf(text);
    const behavior = program ? this.knowledge.find(program) : null;
    if (!behavior) return false;
    const rest = text.slice(text.indexOf(program) + program.length);
    if (/^[:,，：、。]/.test(rest) || columnGap.test(rest)) return false;
    if (!this.everyday.has(program)) return true;
    if (/[.。:：!?]$/.test(text) || said.test(text)) return false;
    const [next = ''] = rest.trim().split(/\s+/, 1);
    return commandShape.test(rest) || (behavior.find?.(next) ?? null) !== null;
  }

  /** Whether a short line begins with an everyday word that is also a program (`sync`, `mount /data`). */
  #isShortCommand(text: string): boolean {
    if (!this.knowledge.find(programOf(text)) || !/^[\x20-\x7e]+$/.test(text)) return false;
    return text.split(/\s+/).length <= 4 && !/[.:!?,]$/.test(text);
  }

  classify(line: string): LineKind {
    const text = line.trim();
    if (!text) return 'blank';
    if (/^[\w.-]+\//.test(text) && isSaid(text)) return 'output';
    if (flowLine.test(text) || dated.test(text) || printedOnly.test(text) || fileAlone.test(text)) return 'output';
    if (isPromql(text)) return 'manifest';
    if (text.startsWith('#')) return text.startsWith('#!') ? 'command' : 'comment';
    if (assignment.test(text) || keyword.test(text) || functionHead.test(text) || emptying.test(text))
      return jsonLine.test(text) ? 'manifest' : 'command';
    if (logLine.test(text)) return 'output';
    if (this.isKnownCommand(text)) return 'command';
    if (describeLine.test(line)) return /^\s*[a-z]/.test(line) ? 'manifest' : 'output';
    if (jsonLine.test(line) || yamlLine.test(line) || iniLine.test(line)) return 'manifest';
    if (tableRow.test(text) || said.test(text)) return 'output';
    if (tableHeader.test(line) || border.test(line) || otherScript.test(line)) return 'output';
    if (pathOrQuoted.test(text)) return /^[^\s"'<]+:\s/.test(text) ? 'output' : 'command';
    const [word = ''] = text.split(/\s+/, 1);
    if (!programWord.test(word.replace(/;$/, '')) || columnGap.test(text.slice(word.length))) return 'output';
    if (this.#isShortCommand(text)) return 'command';
    return strongShape.test(text.slice(word.length)) ? 'command' : 'unsure';
  }

  readsLikeOutput(line: string, above: string): boolean {
    const text = line.trim();
    if (programOf(text) === programOf(above)) return false;
    return /^\s/.test(line) || printed.test(text) || text.split(/\s+/).length >= 6;
  }

  continues(line: string, kind: 'manifest' | 'output'): boolean {
    if (kind === 'output') return !this.isKnownCommand(line) && !/^\s*#/.test(line);
    if (/^\s/.test(line)) return true;
    return yamlLine.test(line) || jsonLine.test(line) || /^#/.test(line);
  }
}

/** Prompts of terminals: `$ `, `[root@node ~]# `, `root@node:~# `, `sh-4.4# `. */
const strongPrompt =
  /^\s*(?:[$❯➜] +|(?:\([\w.-]{1,40}\) ?)?(?:\[[^\]\n]{1,80}\]|[\w.-]{1,60}@[\w.-]{1,60}(?::[^\s$#]{0,80})?|(?:ba)?sh-[\d.]+)\s?[$#] *)(?=\S)/;
/** Every prompt contains one of these. */
const mark = /[$#❯➜]/;
const rootPrompt = /^\s*# +(?=\S)/;
const indentOf = (line: string): number => line.search(/\S|$/);

export type PromptReader = (line: string) => number;

/**
 * Reads the length of the prompt of a line; null for lines without prompts. `# ` is a prompt if known commands follow it and
 * none stands on a line without it; else it begins a comment.
 */
export function promptReader(
  lines: readonly string[],
  classifier: LineClassifier,
  isConsole: boolean,
): PromptReader | null {
  const isRoot = (line: string): boolean =>
    rootPrompt.test(line) && classifier.isKnownCommand(line.replace(rootPrompt, '')) && !/[^\x20-\x7e]/.test(line);
  const marked = lines.filter((line) => mark.test(line));
  const strong = marked.some((line) => strongPrompt.test(line));
  const margin = Math.min(...marked.filter(isRoot).map(indentOf));
  // Lines that are indented further than the prompt are output.
  const root =
    margin < Number.POSITIVE_INFINITY &&
    !lines.some(
      (line) => !/^\s*#/.test(line) && indentOf(line) <= margin && classifier.isKnownCommand(line) && !isSaid(line),
    );
  if (!strong && !root) return null;
  return (line) => {
    const match = strongPrompt.exec(line);
    if (match) return match[0].length;
    return (root || (isConsole && strong)) && isRoot(line) ? rootPrompt.exec(line)![0].length : 0;
  };
}
