import { livePhq9, logIn } from '../product/phq9.ts';
import { Checkout } from '../product/Checkout.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';

/**
 * Time from `pnpm release mf-share` on changed sources to the new version in an open tab, which somebody comes back to;
 * medians of `releaseTime.ts [rounds]`. Build, gate, test in a browser and release are one command.
 */
const ROUNDS = Number(process.argv[2] ?? 3);

const { product, browser, close } = await startInBrowser();
const checkout = await Checkout.make();
const commands: number[] = [];
const arrivals: number[] = [];
try {
  const survey_id = await livePhq9(product, await logIn(product));
  const context = await browser.newContext({ locale: 'de-DE' });
  await signIn(context, product);
  const page = await context.newPage();
  await page.goto(`${product.url}/share/${survey_id}`);
  let name = 'Öffentlicher Link';
  await page.getByRole('textbox', { name, exact: true }).waitFor();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const next = `Link der Runde ${round}`;
    await checkout.change('mf-share/src/texts.ts', (text) => text.replaceAll(name, next));
    name = next;
    const begun = performance.now();
    const { code, output } = await checkout.run(product.dataDir, 'release', 'mf-share');
    if (code !== 0) throw new Error(output);
    if (round === 1) console.log(output.trim());
    const released = performance.now();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByRole('textbox', { name, exact: true }).waitFor();
    commands.push(released - begun);
    arrivals.push(performance.now() - released);
  }
  console.log(`medians of ${ROUNDS}`);
  print('the command: build, gate, browser, release', commands);
  print('until it runs in an open tab', arrivals);
} finally {
  await checkout.takeAway();
  await close();
}

function print(what: string, times: readonly number[]): void {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(`${what.padEnd(44)}${(median / 1_000).toFixed(2).padStart(7)} s`);
}
