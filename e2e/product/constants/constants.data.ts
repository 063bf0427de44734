import { randomUUID } from 'node:crypto';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Bench } from './Bench.ts';
import { becomesSoAfter, logoIn, openTeam, paletteColor, sizeOf, stopClock, styleOf } from './reads.ts';

interface Constant {
  readonly name: string;
  /** As the specification says it. */
  readonly expected: unknown;
  /** Takes it from the product. */
  readonly read: (bench: Bench) => Promise<unknown>;
}

/** The constants and limits of spec §9, and those of §2 that are sizes or conditions; one line each. */
export const constants: readonly Constant[] = [
  { name: 'light theme: primary [§9.23]', expected: '#5ABAB2', read: paletteColor('light', 'primary-main') },
  { name: 'light theme: secondary [§9.23]', expected: '#F5B63F', read: paletteColor('light', 'secondary-main') },
  { name: 'light theme: accent [§9.23]', expected: '#EE6F2D', read: paletteColor('light', 'accent-main') },
  { name: 'light theme: error [§9.23]', expected: '#CB474B', read: paletteColor('light', 'error-main') },
  { name: 'light theme: info [§9.23]', expected: '#F5B63F', read: paletteColor('light', 'info-main') },
  { name: 'light theme: success [§9.23]', expected: '#5ABAB2', read: paletteColor('light', 'success-main') },
  { name: 'light theme: warning [§9.23]', expected: '#CB474B', read: paletteColor('light', 'warning-main') },
  {
    name: 'light theme: high emphasis [§9.24]',
    expected: 'rgba(0, 0, 0, 0.87)',
    read: paletteColor('light', 'text-primary'),
  },
  { name: 'dark theme: primary [§9.25]', expected: '#2196F3', read: paletteColor('dark', 'primary-main') },
  { name: 'dark theme: secondary [§9.25]', expected: '#424242', read: paletteColor('dark', 'secondary-main') },
  { name: 'dark theme: accent [§9.25]', expected: '#FF4081', read: paletteColor('dark', 'accent-main') },
  { name: 'dark theme: error [§9.25]', expected: '#FF5252', read: paletteColor('dark', 'error-main') },
  { name: 'dark theme: info [§9.25]', expected: '#2196F3', read: paletteColor('dark', 'info-main') },
  { name: 'dark theme: success [§9.25]', expected: '#4CAF50', read: paletteColor('dark', 'success-main') },
  { name: 'dark theme: warning [§9.25]', expected: '#FFC107', read: paletteColor('dark', 'warning-main') },
  {
    name: 'the default theme is the light one [§9.23]',
    expected: '#5ABAB2',
    read: async (bench) => {
      const page = await bench.stranger('/login', { colorScheme: 'no-preference' });
      await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
      return (await styleOf(page.locator('html'), '--mui-palette-primary-main')).trim();
    },
  },
  {
    name: 'backdrop #2A2F3A [§9.24]',
    expected: { red: 0x2a, green: 0x2f, blue: 0x3a },
    read: async (bench) => {
      const team = await openTeam(bench);
      const [red, green, blue] = await team
        .page()
        .locator('.MuiDialog-root .MuiBackdrop-root')
        .evaluate((backdrop) => {
          const painter = document.createElement('canvas').getContext('2d');
          if (!painter) throw new Error('There is no canvas.');
          // As the browser understands the colour, without what shines through it.
          painter.fillStyle = `rgb(from ${getComputedStyle(backdrop).backgroundColor} r g b / 1)`;
          painter.fillRect(0, 0, 1, 1);
          return [...painter.getImageData(0, 0, 1, 1).data];
        });
      return { red, green, blue };
    },
  },
  {
    name: 'sharing dialog: 450 px wide [§9.13]',
    expected: 450,
    read: async (bench) => (await sizeOf(await openTeam(bench))).width,
  },
  {
    name: 'sharing dialog: maximum height 80vh [§9.13]',
    expected: '800px',
    read: async (bench) => styleOf(await openTeam(bench, { width: 1_280, height: 1_000 }), 'max-height'),
  },
  {
    name: 'member list: maximum height 40vh [§9.14]',
    expected: '400px',
    read: async (bench) => {
      const team = await openTeam(bench, { width: 1_280, height: 1_000 });
      return styleOf(team.getByRole('list', { name: 'Mitglieder' }), 'max-height');
    },
  },
  {
    name: 'role select: maximum width 200 px [§9.15]',
    expected: '200px',
    read: async (bench) => {
      const team = await openTeam(bench);
      const select = team.page().getByRole('combobox', { name: /^Berechtigung von/ });
      return styleOf(team.locator('.MuiTextField-root').filter({ has: select }), 'max-width');
    },
  },
  {
    name: 'select menu: maximum height 310 [§9.18]',
    expected: '310px',
    read: async (bench) => {
      const team = await openTeam(bench);
      await team.getByRole('combobox', { name: 'Berechtigung', exact: true }).click();
      return styleOf(team.page().locator('.MuiMenu-paper'), 'max-height');
    },
  },
  {
    name: 'maximum form errors 1 [§5.11 §9.21]',
    expected: 1,
    read: async (bench) => {
      const team = await openTeam(bench);
      const address = team.getByLabel('E-Mail-Adresse');
      await address.fill('nora');
      await address.fill('');
      await address.blur();
      await team.getByText('Bitte gültige E-Mail angeben').waitFor();
      return team.getByText(/^Bitte gültige/).count();
    },
  },
  {
    name: 'tabs move to a row of their own at 1080 px or less [§2.50 §9.16]',
    expected: [1_079, 1_080],
    read: async (bench) => {
      const page = await bench.author(`/share/${bench.surveyId}`);
      const inRowOfTheirOwn: number[] = [];
      for (const width of [1_079, 1_080, 1_081, 1_082]) {
        await page.setViewportSize({ width, height: 800 });
        // The page learns of its new width in its next frame, and has drawn by the one after.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const tabs = page.getByRole('navigation', { name: 'Bereiche des Dialogs' });
        await tabs.waitFor();
        const inToolbar = await page.locator('.MuiToolbar-root').filter({ has: tabs }).count();
        if (inToolbar === 0) inRowOfTheirOwn.push(width);
      }
      return inRowOfTheirOwn;
    },
  },
  {
    name: 'initials avatar: size 35 [§9.17]',
    expected: { width: 35, height: 35 },
    read: async (bench) => {
      const page = await bench.author('/dashboard');
      return sizeOf(page.getByRole('button', { name: /^Profilmenü/ }).locator('.MuiAvatar-root'));
    },
  },
  {
    name: "the live bar's logo: at most 174 px wide on extra-small screens [§2.44]",
    expected: { width: 174, height: 17 },
    read: logoIn(599, { width: 1_000, height: 100 }),
  },
  {
    name: "the live bar's logo: at most 250 px wide otherwise [§2.44]",
    expected: { width: 250, height: 25 },
    read: logoIn(600, { width: 1_000, height: 100 }),
  },
  {
    name: "the live bar's logo: at most 40 px high [§2.44]",
    expected: { width: 40, height: 40 },
    read: logoIn(1_280, { width: 400, height: 400 }),
  },
  {
    name: 'virtual scroll buffer 100 [§9.19]',
    expected: 100,
    read: async (bench) => {
      const page = await bench.author(`/configurator/${bench.surveyId}`);
      await page.getByRole('button', { name: 'Als Liste zeigen' }).click();
      const list = page.getByRole('list', { name: /^Liste mit 120 Blöcken/ });
      await list.getByRole('listitem').first().waitFor();
      // How far below the visible part a row stands that is not drawn yet, while the list moves by a pixel each.
      return list.evaluate(async (element) => {
        let most = 0;
        for (let top = 200; top < 320; top += 1) {
          element.scrollTop = top;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const end = element.getBoundingClientRect().bottom;
          const rows = [...element.querySelectorAll('[role=listitem]')].map((row) => row.getBoundingClientRect().top);
          most = Math.max(most, Math.max(...rows) - end);
        }
        return Math.floor(most) + 1;
      });
    },
  },
  {
    name: 'question preview: the first 2 parts above 100 characters, a delay marker in seconds [§9.6 §9.7 §9.10]',
    expected: 'Eine Frage, die in drei Teilen kommt. (1,5 s) Dies ist der zweite von ihnen. …',
    read: async (bench) => {
      const page = await bench.author(`/configurator/${bench.surveyId}`);
      await page.getByRole('button', { name: 'Als Liste zeigen' }).click();
      const preview = page.getByRole('listitem').getByText('Eine Frage, die').first();
      return preview.textContent();
    },
  },
  {
    name: 'history time as hh:mm:ss [§9.5]',
    expected: '14:05:09',
    read: async (bench) => {
      const page = await bench.author('/login', { timezoneId: 'Europe/Berlin' });
      await page.route('**/change_history*', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({ response: answer, body: text.replaceAll(/"time":\d+/g, `"time":${AT_14_05_09}`) });
      });
      await page.goto(`${bench.product.url}/configurator/${bench.surveyId}?tool=history`);
      const history = page.getByRole('complementary', { name: 'Verlauf' });
      await history.getByRole('listitem').getByRole('button', { expanded: false }).last().click();
      return page.locator('time').last().textContent();
    },
  },
  {
    name: 'a user message is stamped 10 ms before the bot reply [§9.11]',
    expected: 10,
    read: async ({ product, surveyId: survey_id }) => {
      const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
      const reply = { type: 'open', text: 'So' } as const;
      const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'b0', reply };
      const { entries } = await callOrThrow(product.url, 'turn', turn, token_live);
      const stamps = (who: 'bot' | 'user') =>
        entries.filter(({ user_or_bot }) => user_or_bot === who).map(({ created_on }) => created_on);
      return Math.min(...stamps('bot')) - Math.max(...stamps('user'));
    },
  },
  {
    name: 'two date locales, German and English [§9.22]',
    expected: ['deutsch', 'englisch'],
    read: async (bench) => {
      const page = await bench.author('/account');
      await page.getByRole('combobox', { name: 'Datum und Uhrzeit' }).click();
      const names = await page.getByRole('option').allTextContents();
      return names.map((name) => name.split(' ')[0]);
    },
  },
  {
    name: 'avatar palette: six background colours [§9.12]',
    expected: 6,
    read: async (bench) => {
      const page = await bench.author('/account');
      await page.getByRole('button', { name: 'Bild zeichnen lassen' }).click();
      await page.getByRole('radio', { name: 'Farbe 1' }).waitFor();
      return page.getByRole('radio', { name: /^Farbe \d$/ }).count();
    },
  },
  {
    name: 'the error notice has no timeout [§8.6 §9.2]',
    expected: true,
    read: async (bench) => {
      const page = await bench.author(`/share/${bench.surveyId}`);
      await page.clock.install();
      await page.route('**/api/get_dialog_permissions', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await page.getByRole('button', { name: 'Team', exact: true }).click();
      const error = page.getByText('Ups… Es ist etwas schiefgelaufen.');
      await error.waitFor();
      await stopClock(page);
      await page.clock.runFor(3_600_000);
      return error.isVisible();
    },
  },
  {
    name: 'menu open delay 300 ms [§9.20]',
    expected: 300,
    read: async (bench) => {
      const { page, tip, button } = await tipOf(bench);
      await button.hover();
      return becomesSoAfter(page, 300, async () => (await tip.count()) === 1);
    },
  },
  {
    name: 'menu close delay 250 ms [§9.20]',
    expected: 250,
    read: async (bench) => {
      const { page, tip, button } = await tipOf(bench);
      await button.hover();
      await page.clock.runFor(2_000);
      await tip.waitFor();
      await page.mouse.move(600, 5);
      const isGoing = async () => (await tip.count()) === 0 || (await styleOf(tip.locator('> *'), 'opacity')) === '0';
      return becomesSoAfter(page, 250, isGoing);
    },
  },
  {
    name: 'server-busy notice: after 10000 ms [§4.18 §9.1]',
    expected: 10_000,
    read: async (bench) => {
      const page = await slowReply(bench);
      return becomesSoAfter(page, 10_000, () => isBusyShown(page));
    },
  },
  {
    name: 'server-busy notice: hides after 6000 ms [§4.18 §9.1]',
    expected: 6_000,
    read: async (bench) => {
      const page = await slowReply(bench);
      await becomesSoAfter(page, 10_000, () => isBusyShown(page));
      return becomesSoAfter(page, 6_000, async () => !(await isBusyShown(page)));
    },
  },
  {
    name: 'defaults of a new dialog: speed 0.5, language de [§9.3 §9.4]',
    expected: { speed: 0.5, language: 'de' },
    read: async ({ product, token }) => {
      const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Neu' }, token);
      const { speed, language } = await callOrThrow(product.url, 'dialog', { survey_id: survey.survey_id }, token);
      return { speed, language };
    },
  },
  {
    name: 'Admin shows on a local host [§2.59]',
    expected: 1,
    read: async (bench) => adminEntries(bench),
  },
  {
    name: 'Admin shows nowhere else [§2.59]',
    expected: 0,
    read: async (bench) => adminEntries(bench, 'app.dialogwerk.test'),
  },
];

/** In Berlin on a day in November. */
const AT_14_05_09 = Date.UTC(2026, 10, 20, 13, 5, 9);

/** A button with a tip on a page whose clock stands still. */
async function tipOf(bench: Bench) {
  const page = await bench.author(`/configurator/${bench.surveyId}`);
  const button = page.getByRole('button', { name: 'Verbindungen' });
  await button.waitFor();
  await page.clock.install();
  await page.reload();
  await button.waitFor();
  await stopClock(page);
  return { page, button, tip: page.getByRole('tooltip') };
}

const isBusyShown = async (page: Awaited<ReturnType<Bench['stranger']>>): Promise<boolean> =>
  (await page.getByText('Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...').count()) === 1;

/** The public page after a reply that the server does not answer, with its clock standing still. */
async function slowReply(bench: Bench) {
  const page = await bench.stranger('/login');
  await page.clock.install();
  // The notice is a part that comes while the page is idle, over a network that knows nothing of the clock.
  const parts = page.waitForResponse('**/live/sheets.js');
  await page.goto(`${bench.product.url}/dialog/${bench.surveyId}`);
  const field = page.getByRole('textbox');
  await field.fill('Eine Antwort');
  // The next question is there before the server has the reply, and the next call waits for that one.
  const first = page.waitForResponse('**/api/turn');
  await field.press('Enter');
  await Promise.all([first, parts]);
  await page.getByText('Frage 2', { exact: true }).waitFor();
  await field.fill('Noch eine');
  const sent = page.waitForRequest('**/api/turn');
  await page.route('**/api/turn', () => undefined);
  await stopClock(page);
  await field.press('Enter');
  await sent;
  return page;
}

async function adminEntries(bench: Bench, host?: string): Promise<number> {
  const page = await bench.author('/dashboard', {}, host);
  await page.getByRole('button', { name: /^Profilmenü/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  return page.getByRole('menuitem', { name: 'Admin' }).count();
}
