// Opens a snapshot and says what that took: alone, with the program's modules, and in memory. It imports the program alone:
// with the helpers of other children, this process would be charged for modules of Node that opening does not need.
const { program, snapshot } = JSON.parse(process.argv[2]);
const { Engine } = await import(program);
const before = process.memoryUsage.rss();
const started = performance.now();
const engine = await Engine.open({ kb: [snapshot] });
const milliseconds = performance.now() - started;
const { documents } = engine.info();
process.stdout.write(JSON.stringify({ milliseconds, documents, before, rss: process.memoryUsage.rss() }));
