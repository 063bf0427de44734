import { inTurn, thirdOf } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { coveredByNotice } from '../product/coveredByNotice.ts';
import { expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import type { Look } from '../product/lookAt.ts';
import { newAuthor } from '../product/newAuthor.ts';
import { logIn } from '../product/phq9.ts';
import type { Screen } from '../product/screens/Screen.ts';
import { expectScreen, leaveScreen, openScreen, screenGroups } from '../product/screens/screens.ts';
import type { Product } from '../product/startProduct.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

// The groups need nothing of each other, and are the longest tests.
test.describe.configure({ mode: 'parallel' });

let product: Product;
/** For somebody whose dashboard shows three dialogs instead of those of all tests, because axe looks at each card. */
let dashboardProduct: Product;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  const token = await logIn(product);
  id = await liveDialog(product, token, twelveQuestions);
  // Somebody whose role can be changed and taken away.
  await addMember(product, token, { survey_id: id, name: 'kollegin', new_role: 'Trainieren' });
  dashboardProduct = { ...product, account: await newAuthor(product, token) };
  const authorToken = await logIn(dashboardProduct);
  for (const name of ['Zwölf Fragen', 'Noch zwölf Fragen', 'Rindfleischetikettierungsüberwachungsaufgaben'])
    await liveDialog(dashboardProduct, authorToken, { ...twelveQuestions, name });
});

interface View extends Look {
  readonly name: string;
  /** Width and height, in pixels, at which a notice is shown. */
  readonly noticed: readonly (readonly [number, number])[];
}
const phone: View = { name: 'a phone', width: 360, colorScheme: 'light', noticed: [[360, 640]] };
const wide: View = {
  name: 'a wide screen, dark',
  width: 1440,
  colorScheme: 'dark',
  noticed: [
    [1280, 800],
    [1280, 420],
  ],
};

/** Each is worth a login, and short enough for two browsers to be done at much the same time. */
const groups = Object.entries(screenGroups).flatMap(([name, screens]) =>
  Object.entries({ author: 'signed in', nobody: 'signed out' })
    .map(([who, as]) => ({
      name: `${name}, ${as}`,
      isDashboard: name === 'dashboard',
      screens: thirdOf(screens.filter((screen) => screen.who === who)),
    }))
    .filter((group) => group.screens.length > 0),
);

for (const { name, isDashboard, screens } of groups) {
  test(`axe finds nothing on any screen, nothing is cut off, a notice covers nothing: ${name}`, async ({ page }) => {
    // Because axe looks at two dozen screens twice, on a machine that may do more than this.
    test.setTimeout(900_000);
    if (screens.some(({ who }) => who === 'author'))
      await signIn(page.context(), isDashboard ? dashboardProduct : product);
    for (const [index, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        for (const [at, view] of inTurn([phone, wide], index).entries()) {
          await lookAt(page, view);
          // One visit for all views, because most of the time is what brings a screen about.
          if (at === 0 || screen.isBrief) await openScreen(page, product, id, screen);
          else await expectScreen(page, screen);
          await expectClean(page, screen, view);
        }
        await leaveScreen(page);
      });
    }
  });
}

async function expectClean(page: Page, screen: Screen, view: View): Promise<void> {
  const where = `${screen.name} on ${view.name}`;
  // Because axe takes what lies behind the bar for too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoFindings(page, where);
  // The page as a whole: the admin's tabs are a row that scrolls by itself.
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, `${where}: wider than the screen`).toBe(false);
  // What lies above the page does not make it wider.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog] *, [role=alertdialog] *, [role=menu] *, .MuiSnackbar-root *')]
      .filter((element) => !element.closest('[aria-hidden=true]') && element.getBoundingClientRect().right > innerWidth)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(cut, `${where}: beyond the screen's edge`).toEqual([]);
  // A page for respondents is no application of the author's, and has no notices.
  const isAuthors = (await page.locator('#inhalt').count()) > 0;
  for (const [width, height] of isAuthors ? view.noticed : []) {
    await page.setViewportSize({ width, height });
    // Soft, because one run is to name all that is covered.
    expect.soft(await coveredByNotice(page), `${screen.name}: covered at ${width} × ${height}`).toEqual([]);
  }
}
