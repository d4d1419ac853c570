export type EntityType =
  | 'namespace'
  | 'pod'
  | 'node'
  | 'container'
  | 'subnet'
  | 'ip'
  | 'cidr'
  | 'port'
  | 'mac'
  | 'image'
  | 'version'
  | 'service'
  | 'deployment'
  | 'pvc'
  | 'url'
  | 'path'
  | 'alertname'
  | 'label'
  | 'error-code'
  | 'reason';

/** A named thing in a symptom. Offsets are UTF-16 units of the text that was given. */
export interface Entity {
  readonly type: EntityType;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export function extractEntities(_text: string): Entity[] {
  return [];
}
