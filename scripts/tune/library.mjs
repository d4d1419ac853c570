// The rooms of the built package that the tools drive: dist/rooms, or the folder named by TRIAGRAPH_DIST.
export async function loadLibrary() {
  const dist = process.env.TRIAGRAPH_DIST ?? new URL('../../dist', import.meta.url).pathname;
  const files = [
    'platform/node',
    ...['read', 'parse', 'lower', 'compile', 'snapshot', 'match'].map((room) => `${room}/index`),
    'engine/understand/understand-all',
    'compile/text-index',
    'compile/parameters',
    'match/parameters',
    'match/status',
  ];
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(`${dist}/rooms/${file}.js`)))));
}
