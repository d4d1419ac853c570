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

/** Languages that say nothing, in which commands and output stand alike. */
const plainLanguages = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'log', 'output', 'none']);

/** True for the languages of a shell and of its sessions. */
export function isShellLanguage(language: string): boolean {
  return shellLanguages.has(language.trim().toLowerCase());
}

/** True for languages whose blocks may hold commands when they look like it. */
export function mayHoldCommands(language: string): boolean {
  return plainLanguages.has(language.trim().toLowerCase());
}
