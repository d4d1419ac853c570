// The rooms of the built package that the tools drive: dist/rooms, or the folder named by TRIAGRAPH_DIST.
export async function loadLibrary() {
  const dist = process.env.TRIAGRAPH_DIST ?? new URL('../../dist', import.meta.url).pathname;
  const [{ compileKnowledgeBase }, match, { SnapshotReader }, { nodePlatform }] = await Promise.all([
    import(`${dist}/rooms/index.js`),
    import(`${dist}/rooms/match/index.js`),
    import(`${dist}/rooms/snapshot/index.js`),
    import(`${dist}/rooms/platform/node.js`),
  ]);
  return { compileKnowledgeBase, SnapshotReader, nodePlatform, ...match };
}
