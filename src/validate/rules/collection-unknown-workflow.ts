import type { CollectionRule } from '../types.js';

export const unknownWorkflow: CollectionRule = {
  id: 'collection/unknown-workflow',
  description: 'The workflow that a case follows is a workflow of the knowledge base.',
  severity: 'warning',
  *check(members, { resolve }) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    for (const { path, kind, workflow, facts } of members) {
      if (kind !== 'case' || workflow === null) continue;
      const found = resolve(workflow, path);
      const target = found === null ? undefined : byPath.get(found);
      if (target && target.kind !== 'case') continue;
      const range = facts.named.workflow ?? facts.links.find(({ target: to }) => to === workflow)?.range;
      yield {
        path,
        message: target
          ? `Unexpected ${target.kind} '${workflow}' as the workflow of a case, expected a workflow`
          : `Unexpected workflow '${workflow}', expected the id or path of a workflow that exists`,
        ...(range ? { range } : {}),
        ...(target ? { related: [{ path: target.path, message: `is a ${target.kind}` }] } : {}),
      };
    }
  },
};
