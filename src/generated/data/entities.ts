// Generated from data/entities.json by scripts/generate.mjs. Do not edit.
export const entities = {} as const;
