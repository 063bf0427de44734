import { Client } from 'pg';
import { everyQuestion } from '../product/dialogs/everyQuestion.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';
import { fillDialog } from '../product/analysis/fillDialog.ts';

/**
 * What the results of the questions cost: kilobytes of their scripts, and CPU of the main thread from the press of 'Bericht
 * drucken', which draws every figure at once, until all stand; medians of 5. `CONVERSATIONS` sets other numbers than 3 and 10,000.
 */
const CONVERSATIONS = (process.env['CONVERSATIONS'] ?? '3,10000').split(',').map(Number);
const ROUNDS = 5;
/** What ten figures may cost. */
const BOUND = { ms: 150, kB: 30 } as const;
const views = [
  { name: '1440-light', width: 1440, colorScheme: 'light' },
  { name: '360-dark', width: 360, colorScheme: 'dark' },
] as const;

const { product, browser, close } = await startInBrowser();
const database = new Client(await bundledConnection(product.dataDir));
try {
  await database.connect();
  const token = await logIn(product);
  for (const count of CONVERSATIONS) {
    const survey_id = await liveDialog(product, token, everyQuestion);
    await fillDialog(database, survey_id, count);
    for (const view of views) await report(survey_id, count, view);
  }
} finally {
  await database.end();
  await close();
}

/** CPU time of the page's main thread until now, in ms. */
async function cpuOf(
  cdp: Awaited<ReturnType<ReturnType<typeof browser.contexts>[number]['newCDPSession']>>,
): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface Cost {
  readonly charts: number;
  /** For ten of them, in ms. */
  readonly cpu: number;
  /** As sent, without headers. */
  readonly kB: number;
}

async function measure(survey_id: string, { width, colorScheme }: (typeof views)[number]): Promise<Cost> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 900 }, colorScheme });
  try {
    await signIn(context, product);
    const page = await context.newPage();
    // Says by itself that all stands: to ask the page again and again would be the larger part of what is measured.
    await page.addInitScript(() => {
      globalThis.print = () => console.log('printed');
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${product.url}/analyse/${survey_id}`);
    const print = page.getByRole('button', { name: 'Bericht drucken' });
    // By the keyboard, because what a click looks at before it presses runs on the thread that is measured.
    await print.evaluate((button) => button.focus({ preventScroll: true }));
    await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
    const asTable = page.getByRole('button', { name: /^Als Tabelle/ });
    const [before, drawn] = [await cpuOf(cdp), await asTable.count()];
    const printed = page.waitForEvent('console', (message) => message.text() === 'printed');
    await page.keyboard.press('Enter');
    await printed;
    const cpu = (await cpuOf(cdp)) - before;
    const charts = (await asTable.count()) - drawn;
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/Question\w+-[^/]+\.js$/.test(name))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    return { charts, cpu: (10 * cpu) / charts, kB: bytes / 1_000 };
  } finally {
    await context.close();
  }
}

async function report(survey_id: string, count: number, view: (typeof views)[number]): Promise<void> {
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await measure(survey_id, view));
  const [least, , median, , most] = costs.toSorted((a, b) => a.cpu - b.cpu);
  if (!least || !median || !most) return;
  console.log(
    `${count} conversations, ${view.name}: ${median.charts} charts; ten of them ${median.cpu.toFixed(0)} ms CPU ` +
      `(${least.cpu.toFixed(0)}–${most.cpu.toFixed(0)}; at most ${BOUND.ms}), ${median.kB.toFixed(1)} kB (at most ${BOUND.kB})`,
  );
}
