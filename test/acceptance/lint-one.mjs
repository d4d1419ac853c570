// node lint-one.mjs INDEX_JS FILE: opens a knowledge base of one file, lints it and asks it a question; prints seconds of
// processor time and megabytes at the peak, as JSON.
import { pathToFileURL } from 'node:url';

const [program, file] = process.argv.slice(2);
const { Engine } = await import(pathToFileURL(program).href);
const before = process.cpuUsage();
const engine = await Engine.open({ kb: [file], cache: false, workers: 1 });
const findings = engine.lint().length;
engine.query('no available ip in the subnet');
const { user, system } = process.cpuUsage(before);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ findings, seconds: (user + system) / 1e6, megabytes }));
