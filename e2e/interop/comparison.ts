import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { addBlock, liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { compareFigures } from './comparison/compareFigures.ts';
import { compareFiles } from './comparison/compareFiles.ts';
import { arrive, goOn } from './comparison/drive.ts';
import type { Respondent } from './comparison/drive.ts';
import { firstVersion, secondVersion, thirdVersion } from './comparison/versions.data.ts';
import type { VersionEdit } from './comparison/versions.data.ts';

/**
 * Drives conversations through the live api over three publications of one dialog, in which rows move, options come, go and are renamed, types change and a
 * scale is turned round; respondents skip, go back, decline, stay away and begin anew. A model of its own writes down what every cell has to be; then all
 * files, read by us and by LibreOffice, PSPP and R, and all figures under filters by each reason for a missing value are compared with it. Ends with 1 where
 * anything differs. `CONVERSATIONS` sets another number. By hand: `node interop/comparison.ts` in `e2e`.
 */
const CONVERSATIONS = Number(process.env['CONVERSATIONS'] ?? 2_000);
const AT_ONCE = 8;

const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-comparison-'));
const product = await startProduct();
const { url } = product;
try {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Vergleich', blocks: firstVersion });
  await callOrThrow(url, 'setLinkParameters', { survey_id, names: ['pid'] }, token);
  const everybody: Respondent[] = [];
  const begin = performance.now();
  for (const version of [1, 2, 3] as const) {
    if (version > 1) await publish(version === 2 ? secondVersion : thirdVersion, survey_id);
    // Who left comes back to the version that they began with.
    const back = everybody.filter(({ chat, draw }) => chat.question && draw() < 0.3);
    for (const respondent of back) respondent.leavesAfter = respondent.draw() < 0.5 ? 5 : Infinity;
    const first = everybody.length;
    const fresh = Array.from({ length: Math.ceil(CONVERSATIONS / 3) }, (_, index) => first + index);
    await inParallel(back, (respondent) => goOn(url, survey_id, respondent, version));
    await inParallel(fresh, async (number) => {
      const respondent = await arrive(url, survey_id, `r${number}`, version, number);
      everybody.push(respondent);
      await goOn(url, survey_id, respondent, version);
    });
  }
  const seconds = (performance.now() - begin) / 1_000;
  console.log(`${everybody.length} conversations over three publications in ${seconds.toFixed(0)} s`);

  const written = everybody.map((respondent) => respondent.written);
  const fresh = { url, survey_id, token: await logIn(product) };
  const tallies = await compareFiles(fresh, folder, new Map(written.map((one) => [one.pid, one])));
  for (const tally of tallies) tally.tell();
  const { publications } = await callOrThrow(url, 'publications', { survey_id }, fresh.token);
  const inOrder = publications.map(({ publication_id }) => publication_id).toReversed();
  const figures = await compareFigures({ ...fresh, token: await logIn(product) }, inOrder, written);
  figures.tell();
  const differences = [...tallies, figures].reduce((sum, tally) => sum + tally.differences, 0);
  console.log(`${differences} differences`);
  process.exitCode = differences === 0 ? 0 : 1;
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}

/** Makes the edits of a version as an author does, and publishes it. */
async function publish(edits: readonly VersionEdit[], survey_id: string): Promise<void> {
  // Driving may have taken longer than a token lasts.
  const token = await logIn(product);
  for (const edit of edits) {
    if (edit.does === 'add') {
      await addBlock(product, token, survey_id, edit.block);
      continue;
    }
    const change =
      edit.does === 'delete'
        ? ({ action: 'delete', unique_question_id: edit.id } as const)
        : ({ action: 'update', unique_question_id: edit.id, changed_values: edit.changed } as const);
    await callOrThrow(url, 'updateSurveyBlocks', { survey_id, ...change }, token);
  }
  await callOrThrow(url, 'publish', { survey_id }, token);
}

/** Works through a list, some at once. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const one = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
