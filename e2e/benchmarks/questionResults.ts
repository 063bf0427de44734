import { inventing } from '@dialogwerk/shared/testing/respondents';
import { Client } from 'pg';
import { everyQuestion } from '../product/dialogs/everyQuestion.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { bundledConnection } from './bundledConnection.ts';
import { storeInvented } from './storeInvented.ts';

/**
 * What the results of the questions cost: scripts over the net, and CPU of the main thread from the press of 'Bericht drucken',
 * which draws every figure at once, until all stand. `PICTURES` names a folder for screenshots.
 */
const CONVERSATIONS = (process.env['CONVERSATIONS'] ?? '0,3,10000').split(',').map(Number);
const PICTURES = process.env['PICTURES'];
const views = [
  { name: '1440-light', width: 1440, colorScheme: 'light' },
  { name: '360-dark', width: 360, colorScheme: 'dark' },
] as const;
const AT_ONCE = 1_000;

const { product, browser, close } = await startInBrowser();
const database = new Client(await bundledConnection(product.dataDir));
try {
  await database.connect();
  const token = await logIn(product);
  for (const count of CONVERSATIONS) {
    const survey_id = await liveDialog(product, token, everyQuestion);
    await fill(survey_id, count);
    for (const view of views) await measure(survey_id, count, view);
  }
} finally {
  await database.end();
  await close();
}

/** Stores so many invented respondents, a minute apart. */
async function fill(survey_id: string, count: number): Promise<void> {
  const { rows } = await database.query('select snapshot from revisions where survey_id = $1 order by revision', [
    survey_id,
  ]);
  const invent = inventing(rows.at(-1)?.snapshot);
  const begin = Date.now() - count * 60_000;
  for (let seed = 0; seed < count; seed += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - seed) }, (_, index) => ({
      invented: invent(seed + index),
      at: new Date(begin + (seed + index) * 60_000),
    }));
    await storeInvented(database, survey_id, some);
  }
  await database.query('vacuum analyze');
}

/** CPU time of the page's main thread until now, in ms. */
async function cpuOf(
  cdp: Awaited<ReturnType<ReturnType<typeof browser.contexts>[number]['newCDPSession']>>,
): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function measure(
  survey_id: string,
  count: number,
  { name, width, colorScheme }: (typeof views)[number],
): Promise<void> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 900 }, colorScheme });
  await signIn(context, product);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page.getByRole('heading', { name: count === 0 ? 'Noch keine Antworten' : 'Fragen', exact: true }).waitFor();
  if (count > 0) {
    const print = page.getByRole('button', { name: 'Bericht drucken' });
    await print.waitFor();
    await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    const asTable = page.getByRole('button', { name: /^Als Tabelle/ });
    const [before, drawn] = [await cpuOf(cdp), await asTable.count()];
    await print.click();
    // The button can be pressed again once all that was to be loaded stands.
    await page.locator('button:enabled', { hasText: 'Bericht drucken' }).waitFor();
    const cpu = (await cpuOf(cdp)) - before;
    const further = (await asTable.count()) - drawn;
    console.log(
      `${count} conversations, ${name}: ${further} charts, ${cpu.toFixed(0)} ms CPU, ${((10 * cpu) / further).toFixed(0)} ms for ten`,
    );
  }
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/questions-${count}-${name}.png`, fullPage: true });
  await context.close();
}
