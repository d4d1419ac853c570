const running =
  /^(?:\w*PAGER|\w*EDITOR|VISUAL|BROWSER|GIT_SSH\w*|GIT_EXTERNAL_DIFF|GIT_PROXY_COMMAND|LESSOPEN|LESSCLOSE|\w*ASKPASS|TAR_OPTIONS|GIT_CONFIG_PARAMETERS|PROMPT_COMMAND|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|RSYNC_RSH|PYTHONSTARTUP|PERL5OPT|NODE_OPTIONS|RUBYOPT|KUBE_EDITOR)$/;

/** Whether programs run the text of this variable: pagers, editors, hooks of shells. */
export const runsItsText = (variable: string): boolean => running.test(variable);
