import { describe, expect, it } from 'vitest';
import { validateText } from './documents.js';
import { page } from './planted.js';

/** Networks whose addresses belong to nobody, by the registry of IANA; what begins below 11 is a version as often. */
const reserved = [
  ...[
    '0.0.0.0/5',
    '8.0.0.0/7',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/16',
  ],
  ...['192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];

const numberOf = (address: string): number =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
const addressOf = (number: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

const networks = reserved.map((network) => {
  const [address, length] = network.split('/') as [string, string];
  const first = numberOf(address);
  return { first, behind: first + 2 ** (32 - Number(length)) };
});

const isReserved = (address: string): boolean =>
  networks.some(({ first, behind }) => first <= numberOf(address) && numberOf(address) < behind);

/** Addresses beside the borders of the reserved networks, inside and outside, none of them an obvious example. */
const nearBorders = networks
  .flatMap(({ first, behind }) => [
    first - 256 * 3,
    first - 200,
    first + 77,
    behind - 100,
    behind + 77,
    behind + 256 * 5,
  ])
  .filter((number) => number > 0 && number < 2 ** 32)
  .map((number) => addressOf(Math.floor(number / 256) * 256 + 77));

const reported = (addresses: readonly string[]): string[] =>
  validateText(page(...addresses.flatMap((address) => [`The gateway ${address} does not answer.`, ''])))
    .filter(({ ruleId }) => ruleId === 'content/public-address')
    .map(({ message }) => /public address ([\d.]+),/.exec(message)![1]!);

describe('an address near the border of a reserved network', () => {
  it('is reported outside the network, and not inside', () => {
    const addresses = [...new Set(nearBorders)];
    expect(reported(addresses)).toEqual(addresses.filter((address) => !isReserved(address)));
    expect(addresses.length).toBeGreaterThan(40);
  });

  it('is not an address when a part is above 255 or begins with 0', () => {
    expect(reported(['47.96.113.256', '47.296.113.8', '47.96.013.8', '47.96.113.77'])).toEqual(['47.96.113.77']);
  });

  it('is an example where it ends in 0 or 255, repeats a number or counts up', () => {
    expect(reported(['47.96.113.0', '47.96.113.255', '47.47.47.8', '21.22.23.24', '47.96.113.1'])).toEqual([
      '47.96.113.1',
    ]);
  });
});
