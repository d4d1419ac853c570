const shellLanguages = new Set([
  'bash',
  'sh',
  'shell',
  'console',
  'zsh',
  'ksh',
  'ash',
  'dash',
  'shell-session',
  'shellsession',
  'sh-session',
  'bash-session',
  'terminal',
  'command',
  'cmd-line',
  'commandline',
  'shellscript',
]);

/** Unspecific languages, used for commands and output alike. */
const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'log', 'output', 'none']);

/** True for the languages of a shell and of its sessions. */
export function isShellLanguage(language: string): boolean {
  return shellLanguages.has(language.trim().toLowerCase());
}

/** True for languages whose blocks may contain commands. */
export function mayHoldCommands(language: string): boolean {
  return plainLanguages.has(language.trim().toLowerCase());
}

/** Languages of data and of prompts other than a shell's. */
const ofStep =
  /^(?:ya?ml|json|toml|ini|xml|properties|(?:[a-z]{1,8})?sql|cql|mongo(?:db|sh)?|redis(?:-cli)?|(?:prom|log)ql|powershell|pwsh|posh|ps1?|cmd|bat(?:ch)?|dos|hcl|terraform|nginx|conf|cfg|dotenv|env)/;

/** True for languages, besides shells, whose blocks are instructions of a step. */
export function isPartOfStep(language: string): boolean {
  return ofStep.test(language.trim().toLowerCase());
}
