/** Languages of a fence whose text is given to a shell. */
export function isShell(language: string): boolean {
  return /^(?:bash|sh|shell|zsh|ksh|ash|dash|console|shell-session|shellsession|terminal)$/.test(language);
}
