import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress, createGunzip, createInflate, gzip } from 'node:zlib';

const smallest = 1024;
const gzipLevel = 5;
const brotliQuality = 4;

type Coding = 'gzip' | 'br';

const packers: Readonly<Record<Coding, (text: string | Buffer) => Promise<Buffer>>> = {
  gzip: (text) => promisify(gzip)(text, { level: gzipLevel }),
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
};

/** The coding to answer in: gzip before br, which takes longer for little; null for none. */
export function chosenCoding(accepted: string | undefined, length: number): Coding | null {
  if (accepted === undefined || length < smallest) return null;
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const codings = accepted
    .slice(0, 200)
    .split(',')
    .map((each) => each.trim());
  const takes = (coding: string) =>
    codings.some((each) => each.split(';')[0]!.trim().toLowerCase() === coding && !refused.test(each));
  if (takes('gzip')) return 'gzip';
  return takes('br') ? 'br' : null;
}

export const pack = (coding: Coding, text: string | Buffer): Promise<Buffer> => packers[coding](text);

/** What unpacks a body of this coding; null when it is not known. The limit of the body holds for what comes out. */
export function unpacker(coding: string): Transform | null {
  switch (coding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}
