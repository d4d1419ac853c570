import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/index.js';
import { noSettings, type RuleSettings } from '../validate/index.js';

const configName = 'triagraph.config.json';

/** Characters of a configuration; a larger file is something else. */
const longestConfig = 1_000_000;

export interface RuleConfig {
  readonly settings: RuleSettings;
  readonly diagnostics: readonly Diagnostic[];
  /** What decides `settings`: the same text, the same findings. */
  readonly text: string;
}

/** The rules that the project in a folder sets; its own where there is no configuration. */
export async function readRuleConfig(folder: string): Promise<RuleConfig> {
  const path = join(folder, configName);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return { settings: noSettings, diagnostics: [], text: '' };
  if (stats.size > longestConfig) return { settings: noSettings, diagnostics: [tooLong(stats.size)], text: '' };
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  const { validateConfig } = await import('../validate/index.js');
  return { ...validateConfig(text, configName), text };
}

const tooLong = (bytes: number): Diagnostic => ({
  ruleId: 'config/invalid',
  severity: 'error',
  message: `Unexpected configuration of ${bytes} bytes, expected at most ${longestConfig}`,
  path: configName,
  note: 'It was not read: the rules of the program count. A configuration names rules and their options, no documents.',
});
