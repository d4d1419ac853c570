// The rooms of the built package that the tools drive: dist/rooms, or the folder named by TRIAGRAPH_DIST.
export async function loadLibrary() {
  const dist = process.env.TRIAGRAPH_DIST ?? new URL('../../dist', import.meta.url).pathname;
  const [{ compileKnowledgeBase }, { nodePlatform }, ...rooms] = await Promise.all([
    import(`${dist}/rooms/index.js`),
    import(`${dist}/rooms/platform/node.js`),
    ...['read', 'parse', 'lower', 'snapshot', 'match'].map((room) => import(`${dist}/rooms/${room}/index.js`)),
    ...['parameters', 'status'].map((file) => import(`${dist}/rooms/match/${file}.js`)),
  ]);
  return Object.assign({ compileKnowledgeBase, nodePlatform }, ...rooms);
}
