import type { CollectionMember } from '../../validate/index.js';
import type { UnderstoodFile } from './understand.js';

/** A unit as rules about the collection see it. What is read late stays unread until a rule asks for it. */
export class UnitMember implements CollectionMember {
  readonly #head: UnderstoodFile['head'];
  readonly facts: UnderstoodFile['facts'];

  constructor({ head, facts }: UnderstoodFile) {
    this.#head = head;
    this.facts = facts;
  }

  get id() {
    return this.#head.id;
  }

  get path() {
    return this.#head.path;
  }

  get kind() {
    return this.#head.kind;
  }

  get language() {
    return this.#head.language;
  }

  get title() {
    return this.#head.title;
  }

  get sources() {
    return this.#head.sources;
  }

  get triggers() {
    return this.#head.triggers;
  }

  get workflow() {
    return this.#head.workflow;
  }

  get branch() {
    return this.#head.branch;
  }

  get related() {
    return this.#head.related;
  }

  get category() {
    return this.#head.category;
  }

  get components() {
    return this.#head.components;
  }

  get symptoms() {
    return this.#head.symptoms;
  }

  get causes() {
    return this.#head.causes;
  }

  get resolutions() {
    return this.#head.resolutions;
  }
}
