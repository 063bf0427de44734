import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logInAs } from '../product/logInAs.ts';
import { logIn } from '../product/phq9.ts';
import { leaveScreen, openScreen, screenGroups } from '../product/screens/screens.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

/**
 * Pictures of every screen of shell, dashboard, share and analysis at the widths of issue 5, light and dark, in
 * `artefacts/shell`. Names as arguments take some alone.
 */
const widths = [360, 1080, 1440] as const;
const colours = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../artefacts/shell', import.meta.url));
const wanted = process.argv.slice(2);
const screens = Object.values(screenGroups)
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  const token = await logIn(product);
  await callOrThrow(
    product.url,
    'updateAccount',
    { firstName: 'Maximiliane-Friederike', lastName: 'von Hohenzollern-Sigmaringen' },
    token,
  );
  const longest = 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung2026ImAußendienst';
  await callOrThrow(product.url, 'createSurvey', { survey_name: longest }, token);
  const name = 'Zufriedenheitsbefragung der Mitarbeiterinnen und Mitarbeiter im Außendienst';
  const survey_id = await liveDialog(product, token, { ...twelveQuestions, name });
  await addMember(product, token, { survey_id, name: 'nora.neu', new_role: 'Trainieren' });
  for (const width of widths) for (const colour of colours) await takePictures(browser, survey_id, width, colour);
} finally {
  await close();
}

async function takePictures(
  from: Browser,
  survey_id: string,
  width: (typeof widths)[number],
  colorScheme: (typeof colours)[number],
): Promise<void> {
  const look = { locale: 'de-DE', viewport: { width, height: 900 }, colorScheme } as const;
  const contexts = { nobody: await from.newContext(look), author: await from.newContext(look) };
  const pages = { nobody: await contexts.nobody.newPage(), author: await contexts.author.newPage() };
  for (const page of Object.values(pages)) page.setDefaultTimeout(15_000);
  if (screens.some(({ who }) => who === 'author')) await logInAs(pages.author, product);
  for (const screen of screens) {
    const page = pages[screen.who];
    // Taken all the same, because the picture shows why.
    await openScreen(page, product, survey_id, screen).catch((error: unknown) => console.error(screen.name, error));
    const file = join(folder, `${screen.name}-${width}-${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    await leaveScreen(page);
    console.log(file);
  }
  for (const context of Object.values(contexts)) await context.close();
}
