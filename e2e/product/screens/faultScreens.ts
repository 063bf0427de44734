import type { DialogFinding } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { openTeam } from '../openTeam.ts';
import type { Screen } from './Screen.ts';
import { setAtom } from '../setAtom.ts';
import { setNotice } from '../setNotice.ts';

const share = { who: 'author', path: (id: string) => `/share/${id}`, heading: 'Teilen' } as const;
const refusal = {
  status: 409,
  json: {
    msg: 'Die Donaudampfschifffahrtsgesellschaftskapitänsbefragung wird gerade von jemand anderem geändert.',
    request_id: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  },
};

const finding = {
  id: 'sackgasse',
  kind: 'dead-end',
  severity: 'error',
  unique_question_id: null,
  place: '7. Zufriedenheitsbefragungsabschlussfrage',
  message: 'Von hier führt kein Weg zum Ende des Dialogs.',
  meets: 'Teilnehmende bleiben an dieser Stelle stehen, ohne zu erfahren, warum.',
} satisfies DialogFinding;

const refuse = (address: string) => (page: Page) => page.route(address, (route) => route.fulfill(refusal));

/** What the shell shows when something goes wrong, or has something to say. */
export const faultScreens: readonly Screen[] = [
  {
    name: 'library-fault',
    who: 'author',
    path: () => '/mediathek',
    heading: 'Mediathek',
    prepare: refuse('**/api/library'),
  },
  { name: 'dialog-unknown', who: 'author', path: () => '/share/gibtesnicht', heading: /nicht geladen/ },
  {
    ...share,
    name: 'error-bar',
    prepare: refuse('**/api/find_dialogmanager_status/*'),
    act: async (page) => {
      await page.getByRole('link', { name: 'Analyse' }).click();
      const bar = page.getByRole('alertdialog');
      await expect(bar).toBeVisible();
      const colour = await bar.evaluate((element) => getComputedStyle(element).color);
      await expect(bar.locator('hr'), 'the divider has the colour of the text').toHaveCSS(
        'border-bottom-color',
        colour,
      );
    },
  },
  {
    ...share,
    name: 'error-over-dialog',
    prepare: refuse('**/api/change_permission_user'),
    act: async (page) => {
      await openTeam(page);
      await page
        .getByRole('combobox', { name: /^Berechtigung von/ })
        .first()
        .click();
      await page.getByRole('option', { name: 'Analysieren' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    ...share,
    name: 'server-busy',
    act: async (page) => {
      await setAtom(page, 'errorDialog', { title: 'server_busy', code: 'server/busy', additional: '' });
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    ...share,
    name: 'notice',
    isBrief: true,
    act: async (page) => {
      const text = '„Donaudampfschifffahrtsgesellschaftskapitänsbefragung im Außendienst“ wurde gelöscht.';
      await setNotice(page, text);
      await expect(page.getByText(text)).toBeVisible();
    },
  },
  {
    ...share,
    name: 'go-live',
    prepare: async (page) => {
      await page.route('**/api/check_dialog', (route) => route.fulfill({ json: { findings: [finding] } }));
      await page.route('**/api/switch_activate_link', (route) => route.fulfill({ json: { msg: 'success' } }));
    },
    act: async (page) => {
      const isLive = page.getByRole('switch', { name: 'Dialog live' });
      await isLive.uncheck();
      await isLive.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'module-missing',
    who: 'author',
    path: () => '/dashboard',
    heading: /fehlt gerade/,
    prepare: (page) => page.route('**/mf-dashboard/**', (route) => route.abort()),
  },
];
