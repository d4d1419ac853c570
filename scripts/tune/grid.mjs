// The parameters that are chosen, and the values that each may take: few, since finer steps only fit the noise. The first
// value is the one at which the parameter would say nothing and could go.

/** Of matching (src/match/parameters.ts), the most telling first. */
export const matchGrid = {
  title: [0, 0.7, 0.9, 1.1, 1.4],
  symptom: [0, 0.3, 0.6, 0.9, 1.1],
  heading: [0, 0.2, 0.3, 0.45, 0.6],
  concept: [0, 0.3, 0.45, 0.6, 0.8],
  part: [1, 0.4, 0.6, 0.8],
  han: [1, 0.2, 0.3, 0.4, 0.55],
  number: [1, 0.2, 0.4, 0.7],
  unknown: [0, 0.5, 0.75, 1, 1.3],
  unknownHan: [1, 0, 0.25, 0.5],
  correction: [1, 0.6, 0.8],
  repetition: [0, 0.5, 1, 1.5],
  routine: [Number.MAX_VALUE, 0.2, 0.5, 1],
  trigger: [0, 0.4, 0.6, 0.8, 1.1],
  topic: [1, 0.25, 0.5, 0.75],
  signature: [0, 0.4, 0.8, 1.2],
  lift: [0, 0.15, 0.3],
  workflow: [1, 1.05, 1.1, 1.2],
};

/** Of the text index (src/compile/parameters.ts): k1, then how much each field counts, and its length. */
export const textGrid = {
  saturation: [0.6, 0.9, 1.2, 1.6],
  'title.boost': [1, 2, 3, 4, 6],
  'symptoms.boost': [1, 2, 3],
  'triggers.boost': [1, 2, 3],
  'signatures.boost': [1, 1.5, 2.5],
  'causes.boost': [1, 1.5, 2],
  'steps.boost': [1, 0.7, 1.5],
  'title.b': [0, 0.3, 0.6],
  'symptoms.b': [0, 0.4, 0.7],
  'triggers.b': [0, 0.4],
  'signatures.b': [0, 0.4, 0.7],
  'causes.b': [0, 0.5, 0.8],
  'steps.b': [0, 0.3, 0.5, 0.75],
  'body.b': [0, 0.4, 0.6, 0.75],
};

/** Shipped values under the names of the grids. */
export function shippedValues({ matchParameters, textParameters }) {
  const values = Object.keys(matchGrid).map((name) => [name, matchParameters[name]]);
  for (const name of Object.keys(textGrid)) values.push([name, textValue(textParameters, name)]);
  return Object.fromEntries(values);
}

function textValue(parameters, name) {
  const [field, part] = name.split('.');
  return part === undefined ? parameters[field] : parameters.fields[field][part];
}

/** Parameters of matching and of the text index with these values; those of the text index shipped are returned as they are. */
export function parametersOf(values, { matchParameters, textParameters }) {
  const match = { ...matchParameters };
  for (const name of Object.keys(matchGrid)) match[name] = values[name];
  const changed = Object.keys(textGrid).filter((name) => values[name] !== textValue(textParameters, name));
  if (changed.length === 0) return { match, text: textParameters };
  const text = structuredClone(textParameters);
  for (const name of changed) {
    const [field, part] = name.split('.');
    if (part === undefined) text[field] = values[name];
    else text.fields[field][part] = values[name];
  }
  return { match, text };
}
