import { describe, expect, it } from 'vitest';
import { fillMessage } from '../../src/present/messages/index.js';

describe('a filled message', () => {
  it.each([
    ['若 {when}：', '地址充足', '若地址充足：'],
    ['若 {when}：', 'availableIPs == 0', '若 availableIPs == 0：'],
    ['{when} 的值', '网关', '网关的值'],
    ['{when} 的值', 'gateway', 'gateway 的值'],
    ['没有 {when} 的值', '网关 IP', '没有网关 IP 的值'],
    ['if {when}: go', '地址充足', 'if 地址充足: go'],
    ['第 {unknown} 步', 'x', '第 {unknown} 步'],
  ])('separates only Chinese from Latin text by spaces: %s with %s', (message, when, expected) => {
    expect(fillMessage(message, { when })).toBe(expected);
  });
});
