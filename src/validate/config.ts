import type { Diagnostic, EmbeddingConfig, ProjectData, Severity } from '../model/index.js';
import { ConfigReport } from './config-report.js';
import { noProjectData, noSettings, type ReadFile, type RuleSettings } from './policy.js';
import { isOwnRule, type RuleOptions } from './rule.js';
import { configErrors } from './schemas.js';
import { pointerStep } from './view.js';
import { readProjectData } from './vocabulary-files.js';
import { describeValue } from './wording.js';

export interface CheckedConfig {
  readonly settings: RuleSettings;
  readonly data: ProjectData;
  /** Null without a valid one. */
  readonly embedding: EmbeddingConfig | null;
  /** Where documents can be edited, with `{path}`; null without a valid one. */
  readonly edit: string | null;
  /** Diagnostics of the file, with positions. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ConfigurableRule {
  readonly id: string;
  readonly options?: RuleOptions;
}

export interface ConfigKnowledge {
  readonly rules: readonly ConfigurableRule[];
  /** Reads files that the configuration names; without it they are ignored. */
  readonly readFile?: ReadFile | undefined;
}

/** Reads a project's `triagraph.config.json`, named `path`. What is invalid is reported and ignored. */
export function checkConfig(text: string, path: string, { rules, readFile }: ConfigKnowledge): CheckedConfig {
  const report = new ConfigReport(text, path);
  const config = report.json;
  if (config === undefined)
    return { settings: noSettings, data: noProjectData, embedding: null, edit: null, diagnostics: report.diagnostics };
  const errors = configErrors(config);
  report.errors(errors);
  const data = readProjectData(config, { errors, report, readFile });
  const faulty = new Set(errors.map(({ instancePath }) => instancePath.split('/')[1]));
  const given = (config ?? {}) as { readonly embedding?: EmbeddingConfig; readonly edit?: string };
  return {
    settings: readRules(config, rules, report),
    data,
    embedding: (!faulty.has('embedding') && given.embedding) || null,
    edit: (!faulty.has('edit') && given.edit) || null,
    diagnostics: report.diagnostics,
  };
}

function readRules(data: unknown, rules: readonly ConfigurableRule[], report: ConfigReport): RuleSettings {
  const entries = (data as { rules?: unknown } | null)?.rules;
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) return noSettings;
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const severities = new Map<string, Severity | 'off'>();
  const options = new Map<string, Record<string, number | readonly string[]>>();
  for (const [id, entry] of Object.entries(entries)) {
    // The options of a plugin rule are known only where it is loaded.
    const rule = byId.get(id) ?? (isOwnRule(id) ? { id } : undefined);
    if (!rule) {
      report.unknownRule(id, [...byId.keys()]);
      continue;
    }
    const { severity, options: given } =
      typeof entry === 'string' ? { severity: entry, options: undefined } : (entry as Record<string, unknown>);
    if (isSeverity(severity)) severities.set(id, severity);
    const checked = checkOptions(given, rule, report);
    if (Object.keys(checked).length > 0) options.set(id, checked);
  }
  return { severities, options };
}

const isSeverity = (value: unknown): value is Severity | 'off' =>
  value === 'off' || value === 'info' || value === 'warning' || value === 'error';

/** The known options with values of the right type; any option of a plugin rule. */
function checkOptions(
  given: unknown,
  { id, options: presets = {} }: ConfigurableRule,
  report: ConfigReport,
): Record<string, number | readonly string[]> {
  const checked: Record<string, number | readonly string[]> = {};
  if (typeof given !== 'object' || given === null) return checked;
  for (const [name, value] of Object.entries(given)) {
    const pointer = `/rules/${pointerStep(id)}/options/${pointerStep(name)}`;
    const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
    const fits = isOption(value) && (isOwnRule(id) || typeof value === typeof preset);
    if (fits) checked[name] = value;
    else if (preset === undefined)
      report.key(pointer, `Unexpected option '${name}', expected ${Object.keys(presets).join(', ') || 'none'}`);
    else {
      const expected = typeof preset === 'number' ? 'a number' : 'a list of texts';
      report.value(pointer, `Unexpected ${describeValue(value)}, expected ${expected}`);
    }
  }
  return checked;
}

const isOption = (value: unknown): value is number | readonly string[] =>
  typeof value === 'number' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
