import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsHiddenCharacters, sanitize, sanitizeLine } from '../../src/present/sanitize.js';

describe('text of documents on a terminal', () => {
  it.each([
    ['an escape sequence', '\u001b[31mred', '␛[31mred'],
    ['a window title', '\u001b]0;owned\u0007', '␛]0;owned␇'],
    ['a clipboard write', '\u001b]52;c;cm0gLXJm\u001b\\', '␛]52;c;cm0gLXJm␛\\'],
    ['an eight-bit control sequence', '\u009b2J', '\\x9b2J'],
    ['a line that overwrites itself', 'rm -rf /\recho safe', 'rm -rf /␍echo safe'],
    ['a backspace', 'no\b\byes', 'no␈␈yes'],
    ['NUL and DEL', '\u0000\u007f', '␀␡'],
    ['text turned around', 'a\u202ecod\u202c', 'a\\u202ecod\\u202c'],
    ['isolated directions', '\u2066x\u2069', '\\u2066x\\u2069'],
    ['a zero-width space in a command', 'kube\u200bctl', 'kube\\u200bctl'],
    ['a joiner between letters', 'kube\u200dctl', 'kube\\u200dctl'],
    ['a variation selector behind a letter', 'a\ufe0f', 'a\\ufe0f'],
    ['a selector behind a plain digit', '1\ufe0fx', '1\\ufe0fx'],
    ['a byte order mark', '\ufeffid', '\\ufeffid'],
    ['a soft hyphen', 'pod\u00adname', 'pod\\xadname'],
    ['letters of tags', '\u{e0041}', '\\u{e0041}'],
    ['a blank Hangul letter', 'a\u3164b', 'a\\u3164b'],
    ['other line breaks', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
    ['half a surrogate pair', 'a\ud83d b', 'a\\ud83d b'],
  ])('shows %s instead of interpreting it', (_, text, shown) => {
    expect(sanitize(text)).toBe(shown);
    expect(holdsHiddenCharacters(text)).toBe(true);
  });

  it.each([
    ['line breaks and tabs', 'a\n\tb'],
    ['Chinese', '子网 IP 耗尽，“无可用地址”'],
    ['an emoji with its style', '⚠️ ✅ ❌'],
    ['a family', '👨‍👩‍👧'],
    ['a heart on fire', '❤️‍🔥'],
    ['a waving hand with a skin', '👋🏽'],
    ['a keycap', '1️⃣'],
    ['a flag', '🇨🇳'],
    ['combining accents', 'e\u0301'],
  ])('leaves %s unchanged', (_, text) => {
    expect(sanitize(text)).toBe(text);
    expect(holdsHiddenCharacters(text)).toBe(false);
  });

  it('treats CRLF as one line break', () => {
    expect(sanitize('a\r\nb')).toBe('a\nb');
    expect(holdsHiddenCharacters('a\r\nb')).toBe(false);
  });

  it('puts titles on one line', () => {
    expect(sanitizeLine('  a\n\n# fake heading\tb ')).toBe('a # fake heading b');
  });

  it('never contains a control character, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sanitize(text)).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]/,
        );
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => sanitize(sanitize(text)) === sanitize(text)));
  });
});
