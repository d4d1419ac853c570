import type { ProjectData } from '../model/index.js';

// Public types lead here: beside the functions that read project data they would name ajv, which is bundled.
export const noProjectData: ProjectData = { ignore: [], vocabulary: {} };

/** Reads a file relative to the configuration, or returns what was expected of its name. */
export type ReadFile = (name: string) => { readonly text: string } | { readonly expected: string };
