import type { Reading } from '../../engine/calls.js';
import { linkTo } from '../../router.js';

/** Target of a link: an outside address, a document of the knowledge base, or none (then it is shown as text). */
export type Address =
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'document'; readonly href: string }
  | { readonly kind: 'none' };

const none: Address = { kind: 'none' };

/** Only `http`, `https` and `mailto` lead out: `javascript:`, `data:` and others are text. */
export function addressOf(url: string, { path, paths }: Pick<Reading, 'path' | 'paths'>): Address {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return { kind: 'outside', href: url };
  const target = relativePath(url, path);
  if (target === null) return none;
  const found = [target, `${target}.md`].find((each) => paths.includes(each));
  return found === undefined ? none : { kind: 'document', href: linkTo({ view: 'document', id: found, line: null }) };
}

/** The address of an image relative to the page; null if it is outside the knowledge base or not an image. */
export function imageOf(url: string, path: string): string | null {
  const target = relativePath(url, path);
  if (target === null || !/\.(?:png|jpe?g|gif|webp|avif)$/i.test(target)) return null;
  return `./files/${target.split('/').map(encodeURIComponent).join('/')}`;
}

/** A relative address as a path of the knowledge base; null for any other address, and for one that leaves it. */
function relativePath(url: string, path: string): string | null {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(url) || /[\p{Cc}\\]/u.test(url)) return null;
  const [plain = ''] = url.split(/[?#]/);
  if (plain === '') return null;
  const from = plain.startsWith('/') ? [] : path.split('/').slice(0, -1);
  const parts = [...from];
  for (const part of decoded(plain).split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
