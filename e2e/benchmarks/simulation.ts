import { callOrThrow } from '@dialogwerk/shared/testing';
import { logInAs } from '../product/logInAs.ts';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';

/** How long 10,000 invented respondents take through a dialog of 100 questions, in the browser, from the click to the result. */
const ROUNDS = 5;
const QUESTIONS = 100;

const { product, browser, close } = await startInBrowser();
try {
  const token = await logIn(product);
  const content = longQuestionnaire(QUESTIONS);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  const page = await browser.newPage({ locale: 'de-DE' });
  await logInAs(page, product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await page.getByRole('button', { name: 'Probelauf', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Probelauf' });
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await panel.getByRole('button', { name: round === 0 ? 'Probelauf starten' : 'Erneut laufen lassen' }).click();
    await panel.getByText('Probelauf mit 10.000 Teilnehmenden beendet.').waitFor({ timeout: 120_000 });
    seconds.push((performance.now() - started) / 1_000);
  }
  const sorted = seconds.toSorted((a, b) => a - b);
  console.log(
    `10,000 respondents, ${QUESTIONS} questions: median ${sorted[Math.floor(ROUNDS / 2)]?.toFixed(2)} s, ` +
      `from ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} s (at most 5 s wanted)`,
  );
} finally {
  await close();
}
