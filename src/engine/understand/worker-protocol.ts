import type { TermDictionary } from '../../compile/index.js';
import type { ProjectData, SourceFile } from '../../model/index.js';
import type { RuleSettings } from '../../validate/index.js';
import type { UnderstoodFile } from './understand.js';

/** What a thread begins with. */
export interface UnderstandSetting {
  readonly data: ProjectData;
  /** Made once, by the thread that asks: it takes a sixth of a thread's start. */
  readonly concepts: TermDictionary['concepts'];
}

export interface UnderstandRequest {
  readonly batch: number;
  readonly files: readonly SourceFile[];
  /** Options that the project sets for rules, by rule. */
  readonly ruleOptions?: RuleSettings['options'];
}

export interface UnderstandReply {
  readonly batch: number;
  /** Their terms are numbered by all terms that this thread has sent so far. */
  readonly units: readonly UnderstoodFile[];
  /** The terms that are new since this thread's last reply. */
  readonly terms: readonly string[];
}
