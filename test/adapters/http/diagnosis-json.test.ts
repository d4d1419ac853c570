import { describe, expect, it, vi } from 'vitest';
import { DiagnosisJson } from '../../../src/adapters/http/diagnosis-json.js';
import { Schemas } from '../../../src/adapters/http/schemas.js';
import { type Diagnosis, Engine, publicSchemas } from '../../../src/index.js';
import { folderOf } from '../../support/folder.js';
import { smallKnowledgeBase } from '../../support/knowledge.js';

const schemas = new Schemas(await publicSchemas());
const checkStep = schemas.check('diagnosis', '/$defs/step');
const json = () => new DiagnosisJson(schemas.check('diagnosis'), checkStep);
const engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
const symptoms = [
  'no available ip',
  'no available ip in subnet ovn-default',
  'hello',
  'the gateway says "steps":[] and "steps":[{}] to pod web-0',
  '子网 ovn-default 没有可用的 IP',
  'lone \ud800 surrogate, no available ip',
];

describe('an answer as JSON', () => {
  it.each(symptoms)('is what JSON.stringify writes, the first time and the second: %s', (symptom) => {
    const written = json();
    for (let time = 0; time < 2; time++) {
      const answer = engine.query(symptom);
      expect(written.bytesOf(answer).toString()).toBe(JSON.stringify(answer));
    }
  });

  it('checks and writes a step that answers share once', () => {
    const check = vi.fn(checkStep);
    const written = new DiagnosisJson(schemas.check('diagnosis'), check);
    const answer = engine.query('no available ip');
    const steps = answer.workflow?.steps ?? [];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.every((step) => Object.isFrozen(step))).toBe(true);
    written.bytesOf(answer);
    written.bytesOf(engine.query('no available ip at all'));
    expect(check).toHaveBeenCalledTimes(steps.length);
  });

  it('writes a step that may still be changed anew each time', () => {
    const answer = structuredClone(engine.query('no available ip')) as Diagnosis;
    const written = json();
    written.bytesOf(answer);
    Object.assign(answer.workflow!.steps[0]!, { title: 'Another title' });
    expect(written.bytesOf(answer).toString()).toBe(JSON.stringify(answer));
  });

  it.each<[string, (answer: Diagnosis) => void, RegExp]>([
    ['a step', (answer) => Object.assign(answer.workflow!.steps[1]!, { number: 0 }), /\/number must be >= 1/],
    ['the rest', (answer) => Object.assign(answer, { status: 'perhaps' }), /\/status expected one of/],
  ])('is refused when %s does not fit the schema', (_, spoil, message) => {
    const answer = structuredClone(engine.query('no available ip')) as Diagnosis;
    spoil(answer);
    expect(() => json().bytesOf(answer)).toThrow(message);
  });
});
