import type { Page } from 'playwright-core';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import { kitSurvey } from './kitAnswers.ts';
import { takeReports } from './keepReports.ts';
import type { KitServer } from './startKitServer.ts';
import { kitTexts } from './texts.ts';

const DRAWN_S = 15;
/** A page of the shell's own, on which no module stands. */
const ELSEWHERE = '/impressum';

interface Visited {
  readonly area: ModuleManifest;
  readonly version: string;
}

/**
 * Opens each screen of a module, then has the first one stand through a server that refuses every call and one whose answers
 * make no sense, leaves it and comes back. Gives null, or what went wrong first, as the part of a sentence.
 */
export async function visitModule(
  page: Page,
  server: KitServer,
  { area: manifest, version }: Visited,
): Promise<string | null> {
  const { id } = manifest;
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message.split('\n')[0] ?? message));
  const area = `[data-module="${id}"]`;

  async function isDrawn(): Promise<boolean> {
    const drawn = page.waitForFunction(
      (selector) => {
        const found = document.querySelector<HTMLElement>(selector);
        return found !== null && found.ariaBusy !== 'true' && found.innerText.trim() !== '';
      },
      area,
      { timeout: DRAWN_S * 1000 },
    );
    const seen = await drawn.then(
      () => true,
      () => false,
    );
    // So that what its answers do to it counts as well.
    await server.quiet();
    return seen;
  }

  /** What the page has to tell, now and not some seconds later. */
  async function faults(): Promise<readonly string[]> {
    const reports = await takeReports(page);
    const told = reports.flatMap((report) => report.faults).filter(({ module }) => module === id);
    const uses = reports.flatMap(({ in_use }) => in_use).filter(({ module }) => module === id);
    const others = uses.some((one) => one.version !== version) ? [kitTexts.otherVersion(version)] : [];
    return [
      ...told.map(({ kind, name, place }) => [kind, name, place].join(' ').trim()),
      ...uncaught.splice(0),
      ...others,
    ];
  }

  async function open(path: string): Promise<string | null> {
    await page.goto(server.url + path);
    if (!(await isDrawn())) return [kitTexts.notDrawn(path, DRAWN_S), ...(await faults())].join('; ');
    const found = await faults();
    return found.length > 0 ? kitTexts.faults(path, found) : null;
  }

  const [first = '/', ...others] = pathsOf(manifest);
  for (const path of [...others, first]) {
    const wrong = await open(path);
    if (wrong !== null) return wrong;
  }

  server.setMood('trouble');
  const inTrouble = await open(first);
  if (inTrouble !== null) return kitTexts.whileTrouble + inTrouble;
  server.setMood('nonsense');
  await page.goto(server.url + first);
  // It may fail at such answers, if something is said in its place.
  if (!(await isDrawn())) return kitTexts.whileNonsense + kitTexts.notDrawn(first, DRAWN_S);
  await faults();
  server.setMood('well');

  const wrong = await open(first);
  if (wrong !== null) return wrong;
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ELSEWHERE);
  const gone = page.waitForSelector(area, { state: 'detached', timeout: DRAWN_S * 1000 });
  if (
    !(await gone.then(
      () => true,
      () => false,
    ))
  )
    return kitTexts.stays;
  const afterwards = await faults();
  if (afterwards.length > 0) return kitTexts.afterLeaving + kitTexts.faults(first, afterwards);
  await page.goBack();
  if (!(await isDrawn())) return kitTexts.again + kitTexts.notDrawn(first, DRAWN_S);
  const again = await faults();
  return again.length > 0 ? kitTexts.again + kitTexts.faults(first, again) : null;
}

/** One address for each route; whatever it names is the kit's dialog. */
function pathsOf({ routes }: ModuleManifest): readonly string[] {
  const paths = routes.map(({ path }) => path.replaceAll(/:\w+/g, kitSurvey.survey_id).replace('?', ''));
  // The product's own address leads to the first of them as well.
  return paths.length > 1 ? paths.filter((path) => path !== '/') : paths;
}
