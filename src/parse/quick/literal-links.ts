import type { Budget } from './hand-over.js';
import type { InlineReader } from './inline-reader.js';
import { type EmailPlace, emailPlaces, protocolLinkEnd, wwwLinkEnd } from './literal-addresses.js';

/** Links that are addresses without marks around them, as GFM has them. None begins behind an open bracket. */
export class LiteralLinks {
  readonly #emails: readonly EmailPlace[];
  #email = 0;

  constructor(
    private readonly reader: InlineReader,
    private readonly budget: Budget,
  ) {
    this.#emails = emailPlaces(reader.text);
  }

  get hasEmails(): boolean {
    return this.#emails.length > 0;
  }

  /** Reads an e-mail address, and says whether one begins here. */
  readEmail(): boolean {
    const { reader } = this;
    let place = this.#emails[this.#email];
    while (place && place.start < reader.at) place = this.#emails[++this.#email];
    if (!place || place.start !== reader.at) return false;
    reader.addLink(`mailto:${reader.text.slice(place.start, place.end)}`, place.start, place.end);
    return true;
  }

  /** Reads an address whose protocol ends with the colon here, or only the colon. */
  readProtocol(): void {
    const { reader, budget } = this;
    const colon = reader.at++;
    if (!reader.text.startsWith('//', colon + 1)) return;
    for (const start of [colon - 5, colon - 4]) {
      if (start < reader.plain) continue;
      const end = protocolLinkEnd(reader.text, start, budget);
      if (end < 0) continue;
      reader.at = start;
      reader.addLink(reader.text.slice(start, end), start, end);
      return;
    }
  }

  /** Reads an address that begins with `www.`, or only its first letter. */
  readWww(): void {
    const { reader, budget } = this;
    const start = reader.at;
    const end = wwwLinkEnd(reader.text, start, budget);
    if (end < 0) reader.at++;
    else reader.addLink(`http://${reader.text.slice(start, end)}`, start, end);
  }
}
