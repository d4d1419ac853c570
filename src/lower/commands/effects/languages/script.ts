import type { Effect } from '../../../../model/index.js';

/** Calls that delete files, as the common script languages name them, and shell commands that do. */
const destroying =
  /\b(?:unlink\w*|rmtree|rmSync|rmdir\w*|removedirs|rm_rf?|remove_entry\w*|remove_dir\w*|remove_tree|rm\s+-\w*[rf]|deleteRecursive|deleteDir)\b|\b(?:os\.remove|File\.delete|FileUtils\.rm\w*|Files\.delete\w*|fs\.rm\w*|path\.unlink)\b/;

/** Effect of text in a language that is not looked into: it is not known, unless a word of it deletes. */
export function judgeScript(text: string): Effect {
  return destroying.test(text) ? 'destroy' : 'unknown';
}
