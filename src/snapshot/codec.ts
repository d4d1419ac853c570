import type { Range } from '../model/index.js';
import type { PackReader, PackWriter } from './pack.js';
import type { ByteSink, ByteSource } from './varint.js';

/** How a value is written to a pack and read again. Its own numbers go to the column of the record that it is part of. */
export interface Codec<T> {
  write(pack: PackWriter, column: ByteSink, value: T): void;
  read(pack: PackReader, column: ByteSource): T;
}

/** A whole number from 0. */
export const whole: Codec<number> = {
  write: (_, column, value) => column.number(value),
  read: (_, column) => column.number(),
};

export const flag: Codec<boolean> = {
  write: (_, column, value) => column.byte(value ? 1 : 0),
  read: (_, column) => column.byte() === 1,
};

export const text: Codec<string> = {
  write: (pack, _, value) => pack.texts.write(value),
  read: (pack) => pack.texts.read(),
};

/** Range of the text before it. */
export const range: Codec<Range> = {
  write: (pack, _, value) => pack.places.write(value),
  read: (pack) => pack.places.read(),
};

/** Range of everything in a record. */
export const outerRange: Codec<Range> = {
  write: (pack, _, value) => pack.places.writeOuter(value),
  read: (pack) => pack.places.readOuter(),
};

/** What lies beside a text: the text stays the last one, for what refers to it. */
export function aside<T>(codec: Codec<T>): Codec<T> {
  return {
    write(pack, column, value) {
      const { last } = pack.texts;
      codec.write(pack, column, value);
      pack.texts.last = last;
    },
    read(pack, column) {
      const { last } = pack.texts;
      const value = codec.read(pack, column);
      pack.texts.last = last;
      return value;
    },
  };
}

/** One of a few words by its number in the list; any other as text. */
export function word<T extends string>(words: readonly T[]): Codec<T> {
  const numbers = new Map(words.map((each, number) => [each, number + 1]));
  return {
    write(pack, column, value) {
      const number = numbers.get(value) ?? 0;
      column.number(number);
      if (number === 0) pack.texts.write(value);
    },
    read(pack, column) {
      const number = column.number();
      return number === 0 ? (pack.texts.read() as T) : words[number - 1]!;
    },
  };
}

/** A text that may begin and end with one of a few phrases. */
export function framed(beginnings: readonly string[], ends: readonly string[]): Codec<string> {
  return {
    write(pack, column, value) {
      const first = beginnings.findIndex((each) => value.startsWith(each));
      const beginning = beginnings[first] ?? '';
      const last = ends.findIndex((each) => value.endsWith(each) && value.length >= beginning.length + each.length);
      column.byte(first + 1);
      column.byte(last + 1);
      pack.texts.write(value.slice(beginning.length, value.length - (ends[last] ?? '').length));
    },
    read(pack, column) {
      const beginning = beginnings[column.byte() - 1] ?? '';
      const end = ends[column.byte() - 1] ?? '';
      const middle = pack.texts.read();
      return beginning === '' && end === '' ? middle : beginning + middle + end;
    },
  };
}

export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    write(pack, column, value) {
      column.byte(value === null ? 0 : 1);
      if (value !== null) codec.write(pack, column, value);
    },
    read: (pack, column) => (column.byte() === 0 ? null : codec.read(pack, column)),
  };
}

export function list<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    write(pack, column, values) {
      column.number(values.length);
      for (const value of values) codec.write(pack, column, value);
    },
    read(pack, column) {
      const values: T[] = [];
      for (let count = column.number(); count > 0; count--) values.push(codec.read(pack, column));
      return values;
    },
  };
}

/** What is rare, as JSON. */
export function json<T>(): Codec<T> {
  return {
    write: (pack, _, value) => pack.texts.write(JSON.stringify(value)),
    read: (pack) => JSON.parse(pack.texts.read()) as T,
  };
}

/**
 * An id that counts (`step-3`) as how far it is from the last one of its counter; any other as text.
 * @param moves whether the next one counts from this one
 */
export function counted<T extends string | null>(prefix: string, counter: number, moves: boolean): Codec<T> {
  return {
    write(pack, column, id) {
      const number = id === null ? 0 : Number(id.slice(prefix.length));
      if (id === null) column.number(0);
      else if (`${prefix}${number}` !== id || !Number.isSafeInteger(number)) {
        column.number(1);
        pack.texts.write(id);
      } else {
        const step = number - pack.counters[counter]!;
        column.number(2 + (step < 0 ? -2 * step - 1 : 2 * step));
        if (moves) pack.counters[counter] = number;
      }
    },
    read(pack, column) {
      const value = column.number();
      if (value < 2) return (value === 0 ? null : pack.texts.read()) as T;
      const number = pack.counters[counter]! + (value % 2 === 0 ? (value - 2) / 2 : -(value - 1) / 2);
      if (moves) pack.counters[counter] = number;
      return `${prefix}${number}` as T;
    },
  };
}

type Fields<T> = { readonly [K in keyof Required<T>]: Codec<Exclude<T[K], undefined>> };

/**
 * An object with these members in this order; those that may be absent are named, and a number says which are there.
 * @param column number of the column of such records
 */
export function record<T extends object>(
  column: number,
  fields: Fields<T>,
  optional: readonly (keyof T)[] = [],
): Codec<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const codecs = names.map((name) => fields[name] as Codec<unknown>);
  const bits = names.map((name) => (optional.includes(name) ? 1 << optional.indexOf(name) : 0));
  return {
    write(pack, _, value) {
      const own = pack.record(column);
      let present = 0;
      if (optional.length > 0) {
        for (let index = 0; index < names.length; index++)
          if (value[names[index]!] !== undefined) present |= bits[index]!;
        own.number(present);
      }
      for (let index = 0; index < names.length; index++) {
        if (bits[index] === 0 || (present & bits[index]!) !== 0) codecs[index]!.write(pack, own, value[names[index]!]);
      }
    },
    read(pack) {
      const own = pack.record(column);
      const present = optional.length > 0 ? own.number() : 0;
      const value: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index++) {
        if (bits[index] === 0 || (present & bits[index]!) !== 0) value[names[index]!] = codecs[index]!.read(pack, own);
      }
      return value as T;
    },
  };
}
