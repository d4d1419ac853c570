import { sanitize, sanitizeLine } from './sanitize.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Text of an element. What XML 1.0 cannot represent, and invisible characters, are made visible. */
const xmlText = (text: string): string => escapeXml(sanitize(text));

/** The same on one line. */
export const xmlLine = (text: string): string => escapeXml(sanitizeLine(text));

export type XmlValues = Readonly<Record<string, string | number | undefined>>;

/** Attributes in the given order, a space before each; those without a value are left out. */
export function xmlAttributes(values: XmlValues): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlLine(String(value))}"`))
    .join('');
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';

export interface TestCase {
  readonly attributes: XmlValues;
  /** A failure, or remarks on a case that passed; absent otherwise. */
  readonly result?: { readonly failure: { readonly type: string; readonly message: string } | null; text: string };
}

export interface TestSuite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

export function junitText(name: string, suites: readonly TestSuite[]): string {
  const lines = suites.flatMap((suite) => [
    `  <testsuite${xmlAttributes({ name: suite.name, ...counts(suite.cases) })}>`,
    ...suite.cases.flatMap(caseLines),
    '  </testsuite>',
  ]);
  const head = xmlAttributes({ name, ...counts(suites.flatMap(({ cases }) => cases)) });
  return `${[xmlDeclaration, `<testsuites${head}>`, ...lines, '</testsuites>'].join('\n')}\n`;
}

const counts = (cases: readonly TestCase[]): XmlValues => ({
  tests: cases.length,
  failures: cases.filter(({ result }) => result?.failure).length,
  errors: 0,
});

function caseLines({ attributes, result }: TestCase): string[] {
  const head = `    <testcase${xmlAttributes(attributes)}`;
  if (result === undefined) return [`${head}/>`];
  const [open, close] = result.failure
    ? [`<failure${xmlAttributes(result.failure)}>`, '</failure>']
    : ['<system-out>', '</system-out>'];
  return [`${head}>`, `      ${open}${xmlText(result.text)}${close}`, '    </testcase>'];
}
