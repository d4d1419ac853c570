import { command, flag, knowledgeBase, number, preset, text } from '../command.js';
import { exitCodes, UsageError } from '../failure.js';

export const publish = command({
  name: 'publish',
  summary: 'publishes a knowledge base to a search cluster',
  description:
    'Publishes a knowledge base to OpenSearch, for more documents than one process can hold. The new version is built beside the live one, compared with the sources, and asked the symptoms of the goldens; then it goes live in one step.',
  args: [['[PATH...]', 'folders, files or one snapshot; --kb says the same']],
  options: {
    ...knowledgeBase,
    to: text('address', 'opensearch+https://host:9200/name'),
    shards: preset(number('n', [1, 64], 'shards of the index; one holds 30 to 50 GB'), 1),
    replicas: preset(number('n', [0, 8], 'copies of each shard; 0 on a single node'), 1),
    json: flag('the report as JSON'),
  },
  examples: [
    'triagraph publish ./cases --to opensearch+https://search:9200/cases --replicas 1',
    'triagraph serve --kb opensearch+https://search:9200/cases --poll 10',
  ],
  chinese: '中文：把知识库发布到 OpenSearch 集群；先在旁边建好、核对、试问，再一步切换。',
  async run({ to, shards, replicas, json, kb = [], cache }, context, asked) {
    if (!to)
      throw new UsageError('missing --to ADDRESS; triagraph publish PATH --to opensearch+https://host:9200/name');
    const { cwd } = context.streams;
    const library = await context.library();
    const paths = library.resolveKnowledgeBase([...asked, ...kb], cwd);
    const goldens = await library.findGoldenFiles(paths);
    const questions = [...new Set(await library.goldenSymptoms(goldens, cwd))];
    const engine = await context.progressing((onProgress) => library.Engine.open({ kb: paths, cache, onProgress }));
    const report = await context.adapter('publish')({ engine: engine as never, to, questions, shards, replicas });
    const { index, documents, sent, milliseconds } = report;
    const compared = questions.length === 0 ? 'no goldens asked' : `${questions.length} symptoms of goldens asked`;
    await context.print(
      json
        ? `${JSON.stringify({ schema: 'triagraph/published/1', ...report })}\n`
        : `published ${documents} documents (${sent} of them new or changed) as ${index} in ${(milliseconds / 1000).toFixed(1)} s, ${compared}\n`,
    );
    return exitCodes.ok;
  },
});
