import { callOrThrow } from '@dialogwerk/shared/testing';
import { Client } from 'pg';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { loopDelay, watchingLoop } from './loopDelay.ts';

/**
 * Publishes a dialog of 5,000 blocks again and again, each time with one that has changed, and prints how long the call takes and how long it holds the
 * server's event loop: the first, and the median and the greatest of the last five of 20. `BLOCKS` sets another number.
 */
const BLOCKS = Number(process.env['BLOCKS'] ?? 5_000);
const PUBLICATIONS = 20;

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}`, score: null }));
const product = await startProduct({ nodeArguments: watchingLoop });
const database = new Client(await bundledConnection(product.dataDir));
try {
  await database.connect();
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Groß',
    blocks: [{ id: 'erste', type: 'single', context: 'Frage?', fields: { options } }],
  });
  await database.query(
    `insert into blocks (survey_id, unique_question_id, "order", definition)
     select survey_id, 'frage' || n, n, definition || jsonb_build_object('unique_question_id', 'frage' || n, 'context', 'Frage ' || n || '?')
     from blocks, generate_series(1, $2::int) n where survey_id = $1 and unique_question_id = 'erste'`,
    [survey_id, BLOCKS - 1],
  );
  const all: { ms: number; loop: number; own: number }[] = [];
  for (let count = 1; count <= PUBLICATIONS; count += 1) {
    const changed_values = { context: `Frage in Version ${count}?` };
    const change = { survey_id, action: 'update', unique_question_id: 'erste', changed_values } as const;
    await callOrThrow(product.url, 'updateSurveyBlocks', change, token);
    await loopDelay(product);
    const begin = performance.now();
    await callOrThrow(product.url, 'publish', { survey_id }, token);
    const ms = performance.now() - begin;
    all.push({ ms, ...(await loopDelay(product)) });
  }
  const last = all.slice(-5);
  const median = (of: 'ms' | 'loop' | 'own'): number => last.map((one) => one[of]).toSorted((a, b) => a - b)[2] ?? NaN;
  const told = ({ ms, loop, own }: (typeof all)[number]): string =>
    `${ms.toFixed(0)} ms, event loop held up ${loop.toFixed(0)} ms, ${own.toFixed(0)} ms of its own time`;
  if (all[0]) console.log(`the first of ${PUBLICATIONS} publications of ${BLOCKS} blocks: ${told(all[0])}`);
  console.log(`the last five, medians: ${told({ ms: median('ms'), loop: median('loop'), own: median('own') })}`);
  tellFigure('publish: ms', median('ms'), 'less');
} finally {
  await database.end();
  await product.stop();
}
