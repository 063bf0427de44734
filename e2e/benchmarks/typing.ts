import { callOrThrow } from '@dialogwerk/shared/testing';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { tellFigure } from './beside/tellFigure.ts';
import { cpuOf, gesture, settled } from './canvas/graphWork.ts';

/**
 * What a key costs the main thread in the inspector's text field of a large dialog: beside the graph, beside the list, and beside the
 * graph with the preview open.
 */
const BLOCKS = Number(process.argv[2] ?? 500);
const KEYS = 60;
/** A pause after a phrase is longer than what the inspector waits for. */
const SENTENCE = ' Bitte denken Sie dabei an die ganze vergangene Woche, ja?'.padEnd(KEYS).slice(0, KEYS);

const { product, browser, close } = await startInBrowser();
try {
  const token = await logIn(product);
  const content = longQuestionnaire(BLOCKS);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1_280, height: 800 } });
  await signIn(context, product);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const [view, withPreview] of [
    ['Graph', false],
    ['Liste', false],
    ['Graph', true],
  ] as const) {
    await page.goto(`${product.url}/configurator/${survey.survey_id}`);
    await page.getByRole('toolbar', { name: 'Werkzeuge' }).waitFor();
    const toView = page.getByRole('button', { name: `Als ${view} zeigen` });
    if (await toView.isVisible()) await toView.click();
    await page.keyboard.press('Escape');
    if (view === 'Liste') await page.locator('[data-row]').nth(1).click();
    else await page.locator('.react-flow__node[data-id="f0"], .react-flow__node').nth(1).click();
    const said = page.getByRole('textbox', { name: 'Was der Bot sagt' });
    await said.click();
    if (withPreview) {
      await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
      await page.getByRole('log').waitFor();
      await said.click();
    }
    await settled(page);
    for (let round = 1; round <= 3; round += 1) {
      const keys = await gesture(page, cdp, KEYS, (index) => page.keyboard.insertText(SENTENCE.charAt(index)));
      const saving = await cpuOf(page, cdp, async () => {
        const call = page.waitForResponse('**/api/update_survey_blocks');
        await said.blur();
        await call;
      });
      await said.click();
      await settled(page);
      const where = `${view}${withPreview ? ' mit Vorschau' : ''}`;
      tellFigure(`${where}: CPU ms a key`, keys.cpu, 'less');
      tellFigure(`${where}: 95 % frame ms`, keys.frame, 'less');
      console.log(
        `${where}, ${BLOCKS} Blöcke, Runde ${round}: ${keys.cpu.toFixed(1)} ms CPU je Taste, 95 % der Bilder in ${keys.frame.toFixed(1)} ms, Übernehmen ${saving.toFixed(1)} ms CPU`,
      );
    }
  }
} finally {
  await close();
}
