import { plural } from '../collections.js';
import type { CompilationInfo, Diagnostic } from '../model/index.js';
import { type PresentOptions, reportLayout } from './layout.js';
import { countSeverities } from './lint/findings.js';
import { diagnosticLine } from './lint/text.js';
import { sanitizeLine, toJson } from './sanitize.js';

export interface Compilation {
  readonly output: string;
  readonly info: CompilationInfo;
  readonly diagnostics: readonly Diagnostic[];
}

const shownErrors = 20;

export function compilationText({ output, info, diagnostics }: Compilation, options: PresentOptions = {}): string {
  const { paint } = reportLayout('presenters.compilation.text', options);
  const errors = diagnostics.filter((each) => each.severity === 'error');
  const more = errors.length - shownErrors;
  const counts = countSeverities(diagnostics);
  const lines = errors.slice(0, shownErrors).map((each) => diagnosticLine(each, paint));
  if (more > 0) lines.push(`… ${more} more errors: triagraph lint`);
  lines.push(
    `${paint('bold', sanitizeLine(output))}: ${plural(info.documents, 'document')}, ${plural(info.steps, 'step')}, ${plural(info.commands, 'command')}, ` +
      `${plural(info.edges, 'edge')}, ${byteSize(info.bytes)}, ${(info.milliseconds / 1000).toFixed(2)} s`,
  );
  if (counts.error + counts.warning > 0) {
    lines.push(
      paint(
        'yellow',
        `${plural(counts.error, 'error')} and ${plural(counts.warning, 'warning')} in the content: triagraph lint shows them`,
      ),
    );
  }
  return `${lines.join('\n')}\n`;
}

export function compilationJson({ output, info, diagnostics }: Compilation): string {
  const { error: errors, warning: warnings } = countSeverities(diagnostics);
  return toJson({ schema: 'triagraph/compilation/1', output, ...info, errors, warnings });
}

function byteSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
