import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildSections } from '../../../src/lower/sections.js';
import { extractSteps } from '../../../src/lower/steps/index.js';
import { parseDocument } from '../../../src/parse/index.js';
import { mergeVocabulary } from '../../../src/vocabulary/merge.js';
import { outline } from './support.js';

/** A few words of German, as a team would add them. */
const german = mergeVocabulary({
  procedure: [
    {
      step: { de: ['schritt'] },
      part: { de: ['schritt'] },
      if: { de: ['wenn', 'falls'] },
      thenWord: { de: ['dann'] },
      otherwise: { de: ['sonst'] },
      yes: { de: ['ja'] },
      no: { de: ['nein'] },
      refer: { de: ['gehe zu', 'siehe'] },
      instruct: { de: ['starte', 'prüfe'] },
      verdictLabel: { de: ['normal', 'gestört'] },
      less: { de: ['kleiner als'] },
      more: { de: ['größer als'] },
    },
  ],
  verdicts: [{ words: { normal: ['normal'], abnormal: ['gestört'] } }],
});

const text = `# Warteschlange voll

## Diagnosis

### Schritt 1: Länge messen

\`\`\`bash
postqueue -p
\`\`\`

- Normal: Länge kleiner als 10
- Gestört: Länge größer als 100

Wenn die Platte voll ist, dann lösche alte Dateien; sonst starte den Dienst neu. Wenn der Dienst fehlt, gehe zu Schritt 2.

### Schritt 2: Dienst

1. Läuft er?
   - Ja: gehe zu Schritt 1
   - Nein: starte ihn
`;

describe('words of a language', () => {
  test('come from the data only', () => {
    const file = { path: 'source.md', text, encoding: 'utf-8', hash: '', bytes: text.length, diagnostics: [] } as const;
    const sections = buildSections(parseDocument(file));
    const { steps } = extractSteps(sections, { ...file, kind: 'workflow', vocabulary: german });
    expect(outline(steps)).toEqual([
      {
        title: 'Schritt 1: Länge messen',
        phase: 'diagnosis',
        commands: ['postqueue -p'],
        expectations: ['normal: Länge kleiner als 10 => Länge < 10', 'abnormal: Länge größer als 100 => Länge > 100'],
        branches: [
          'die Platte voll ist -> resolution: lösche alte Dateien',
          'sonst -> resolution: starte den Dienst neu',
          'der Dienst fehlt -> step: Schritt 2: Dienst',
        ],
      },
      { title: 'Schritt 2: Dienst', phase: 'diagnosis' },
      {
        title: 'Läuft er?',
        parent: 'Schritt 2: Dienst',
        phase: 'diagnosis',
        branches: ['Ja -> step: Schritt 1: Länge messen', 'Nein -> resolution: starte ihn'],
      },
    ]);
  });

  test('are in no rule of the grammar', () => {
    const folder = new URL('../../../src/lower/steps/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const code = readFileSync(new URL(file, folder), 'utf8');
      expect({ file, words: code.match(/[\u3400-\u9fff]+/g) }).toEqual({ file, words: null });
    }
  });
});
