import { describe, expect, it } from 'vitest';
import { proposeTriggers } from '../../src/import/index.js';
import { lowerDocument } from '../../src/lower/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';

/** What is proposed for a case with these symptoms and this output. */
function proposed(symptoms: readonly string[], output = ''): string[] {
  const list = symptoms.map((symptom) => `- ${symptom}\n`).join('');
  const fence = output === '' ? '' : `\n\`\`\`text\n${output}\n\`\`\`\n`;
  const text = `# The pool of leases\n\n## Symptoms\n\n${list}${fence}\n## Cause\n\n- a loose cable\n\n## Resolution\n\n- plug it in\n`;
  return proposeTriggers(lowerDocument(parseDocument(decodeSource('cases/a.md', Buffer.from(text)))).document);
}

describe('triggers that an import proposes', () => {
  it.each([
    ['a short symptom', 'the lease of the node expires early'],
    ['a short symptom in Chinese', '节点租约提前过期'],
    ['a name with a state', 'Pod LeaseAgentCrashed'],
    ['a percentage with its sign', '租约失败的占比超过 20%'],
  ])('include %s', (_, symptom) => {
    expect(proposed([symptom])).toEqual([symptom]);
  });

  it.each([
    ['a sentence that explains', 'This happens when leases are renewed late'],
    ['a sentence that begins with "There are"', 'There are two versions of the agent'],
    ['a long sentence', 'The agent of the lease deploys additional components on every node of the cluster'],
    ['an explanation in Chinese', '由于时钟漂移，租约会提前过期'],
    ['the condition of an alert', '超过 15 分钟时将触发告警'],
    ['a label', 'Severity: Critical'],
    ['a field of printed output', 'Last State: Terminated'],
    ['an instruction', 'Please check the lease of the node'],
    ['a prohibition', 'Users must not modify the lease'],
    ['a table of contents', 'Table of Contents generated with DocToc'],
    ['a reference to further reading', 'See the HOWTO for background info'],
    ['an invitation', 'Keep reading'],
    ['a remark on the text before', 'The latter is a little trickier'],
    ['a reference to further reading in Chinese', '详见租约说明文档'],
    ['a command', 'leasectl list | grep expired'],
    ['a single word that any report contains', '命名空间'],
  ])('exclude %s', (_, symptom) => {
    expect(proposed([symptom])).toEqual([]);
  });

  it('include the constant parts of error lines, without remains of values', () => {
    const line = 'E0301 10:22:33.123456 agent.go:88] failed to renew the lease of node "10-0-3-7": timeout after 31s';
    expect(proposed([], line)).toEqual(['failed to renew the lease of node']);
    expect(proposed([], 'error: lease agent failed to reboot: %v')).toEqual(['lease agent failed to reboot']);
    const apostrophe = `error: lease agent can't find the pool of 'blue' nodes`;
    expect(proposed([], apostrophe)).toEqual(["lease agent can't find the pool of"]);
    expect(proposed([], 'error: lease agent failed to read … of the pool')).toEqual(['lease agent failed to read']);
    expect(proposed([], 'error: lease agent gave up (NotFound): pool "blue"')).toEqual(['lease agent gave up']);
  });
});
