import type { ToolResult } from './tool.js';

/** Sessions of one client that are remembered; a walk has some ten turns. */
const mostSessions = 1_000;

/**
 * Short names of session tokens, for the one client of a process: a model must copy a token of hundreds of random
 * characters with each turn. Over HTTP any replica answers, so the token itself goes back and forth there.
 */
export class SessionHandles {
  readonly #tokens = new Map<string, string>();
  #count = 0;

  /** The same arguments with the token that a short name stands for. A token stays as it is. */
  whole<Arguments extends object>(given: Arguments): Arguments {
    const { session } = given as { readonly session?: string };
    const token = session === undefined ? undefined : this.#tokens.get(session);
    return token === undefined ? given : { ...given, session: token };
  }

  /** The same result with a short name instead of its token, in its text and in its data. */
  short(result: ToolResult): ToolResult {
    const { structuredContent, content } = result;
    const token = structuredContent?.session;
    if (typeof token !== 'string') return result;
    const handle = `s${++this.#count}`;
    this.#tokens.set(handle, token);
    if (this.#tokens.size > mostSessions) this.#tokens.delete(this.#tokens.keys().next().value!);
    return {
      ...result,
      content: content.map((each) => ({ ...each, text: each.text.replace(token, handle) })),
      structuredContent: { ...structuredContent, session: handle },
    };
  }
}
