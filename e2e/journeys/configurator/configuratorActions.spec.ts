import type { CallRequest, SurveyData } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { holdRequests } from '../../product/holdRequests.ts';
import { isSaved } from '../../product/inConfigurator.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { toolbarButton } from '../../product/toolbarButton.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** Three questions named Eins, Zwei and Drei. */
async function newDialog(): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Wanderung' }, token);
  const { survey_id } = survey;
  for (const [id, short_name] of Object.entries({ q1: 'Eins', q2: 'Zwei', q3: 'Drei' })) {
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      {
        action: 'create',
        survey_id,
        unique_question_id: id,
        type: 'open',
        context: `Frage ${short_name}?`,
        optionals: { short_name },
      },
      token,
    );
  }
  return survey_id;
}

const stored = (survey_id: string): Promise<SurveyData> => callOrThrow(product.url, 'dialog', { survey_id }, token);
const namesIn = ({ all_questions }: SurveyData): string[] => all_questions.map(({ short_name }) => short_name);
const list = (page: Page): Locator => page.getByRole('list', { name: /^Liste mit/ });
const rows = (page: Page): Locator => list(page).getByRole('button', { name: /nach oben$/ });
const row = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `„${name}“ nach oben` }) });
const openRow = (page: Page, name: string): Promise<void> => row(page, name).getByRole('button').first().click();
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const settings = (page: Page): Promise<void> => toolbarButton(page, 'Einstellungen').click();

type BlocksAction = CallRequest<'updateSurveyBlocks'>['action'];
type SettingsAction = CallRequest<'updateSurveySettings'>['action'];

/** What an author does, by which the screen makes an action of the contract. */
interface Gesture {
  readonly name: string;
  /** What has to be done and saved before. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly perform: (page: Page) => Promise<void>;
  /** The screen without the change, and with it. */
  readonly before: (page: Page) => Promise<void>;
  readonly after: (page: Page) => Promise<void>;
  readonly isStored: (survey: SurveyData) => boolean;
}

/** Every action of the contract: a new one does not compile until it is here. */
const gestures: Readonly<Record<BlocksAction | SettingsAction, readonly Gesture[]>> = {
  update: [
    {
      name: 'a field',
      prepare: (page) => openRow(page, 'Eins'),
      perform: async (page) => {
        await page.getByRole('textbox', { name: 'Kurzname' }).fill('Anfang');
        await page.getByRole('textbox', { name: 'Kurzname' }).blur();
      },
      before: (page) => expect(row(page, 'Eins')).toBeVisible(),
      after: (page) => expect(row(page, 'Anfang')).toBeVisible(),
      isStored: (survey) => namesIn(survey).includes('Anfang'),
    },
    {
      name: 'a swap of the order',
      perform: (page) => button(page, '„Zwei“ nach oben').click(),
      before: (page) => expect(rows(page).first()).toHaveAccessibleName(/Eins/),
      after: (page) => expect(rows(page).first()).toHaveAccessibleName(/Zwei/),
      isStored: (survey) => namesIn(survey)[0] === 'Zwei',
    },
  ],
  create: [
    {
      name: 'a new block',
      perform: async (page) => {
        await button(page, 'Block hinzufügen').click();
        // The focus scrolls the list once more when it opens, and a click during that meets two items.
        await expect(page.getByRole('menuitem', { name: /^Nachricht/ })).toBeFocused();
        await page.getByRole('menuitem', { name: /^Zahl/ }).click();
      },
      before: (page) => expect(rows(page)).toHaveCount(3),
      after: (page) => expect(rows(page)).toHaveCount(4),
      isStored: (survey) => survey.all_questions.some(({ type }) => type === 'number'),
    },
  ],
  delete: [
    {
      name: 'a deleted block',
      perform: async (page) => {
        await openRow(page, 'Zwei');
        await toolbarButton(page, 'Löschen').click();
      },
      before: (page) => expect(row(page, 'Zwei')).toBeVisible(),
      after: (page) => expect(row(page, 'Zwei')).toHaveCount(0),
      isStored: (survey) => !namesIn(survey).includes('Zwei'),
    },
  ],
  recreate: [
    {
      name: 'undoing that',
      prepare: async (page) => {
        await openRow(page, 'Zwei');
        await toolbarButton(page, 'Löschen').click();
        await expect(row(page, 'Zwei')).toHaveCount(0);
      },
      perform: (page) => toolbarButton(page, 'Rückgängig').click(),
      before: (page) => expect(row(page, 'Zwei')).toHaveCount(0),
      after: (page) => expect(row(page, 'Zwei')).toBeVisible(),
      isStored: (survey) => namesIn(survey).includes('Zwei'),
    },
  ],
  config: [
    {
      name: 'a setting',
      prepare: settings,
      perform: async (page) => {
        await page.getByRole('combobox', { name: 'Anrede' }).selectOption('du');
      },
      before: (page) => expect(page.getByRole('combobox', { name: 'Anrede' })).toHaveValue('sie'),
      after: (page) => expect(page.getByRole('combobox', { name: 'Anrede' })).toHaveValue('du'),
      isStored: ({ du_sie }) => du_sie === 'du',
    },
  ],
  fixmessages: [
    {
      name: 'the welcome',
      prepare: (page) => toolbarButton(page, 'Begrüßung & Ende').click(),
      perform: async (page) => {
        await page.getByRole('textbox', { name: 'Begrüßung' }).fill('Guten Tag!');
        await page.getByRole('textbox', { name: 'Begrüßung' }).blur();
      },
      before: (page) => expect(page.getByRole('textbox', { name: 'Begrüßung' })).toHaveText(''),
      after: (page) => expect(page.getByRole('textbox', { name: 'Begrüßung' })).toHaveText('Guten Tag!'),
      isStored: ({ welcome }) => welcome === 'Guten Tag!',
    },
  ],
  survey_list_isEnd: [
    {
      name: 'a further end',
      prepare: settings,
      perform: (page) => page.getByRole('checkbox', { name: 'Zwei', exact: true }).click(),
      before: (page) => expect(page.getByRole('checkbox', { name: 'Zwei', exact: true })).not.toBeChecked(),
      after: (page) => expect(page.getByRole('checkbox', { name: 'Zwei', exact: true })).toBeChecked(),
      isStored: ({ all_questions }) => all_questions.some(({ short_name, is_end }) => short_name === 'Zwei' && is_end),
    },
  ],
};

/** Both calls that change a dialog (spec §7). */
const changes = /\/api\/update_survey_(blocks|settings)$/;

const refusal = 'Das ist gerade nicht erlaubt. Es wurde nichts geändert.';

/** How a call fails, one after the other, what the author reads, and how he tries again. */
const faults = [
  { status: 409, msg: refusal, says: 'Die Änderung wurde zurückgenommen', again: 'perform' },
  { status: 500, msg: 'Ups…', says: 'noch nicht gespeichert', again: 'retry' },
  { status: 'no network', says: 'Der Server ist nicht erreichbar', again: 'retry' },
] as const;

async function openList(page: Page, survey_id: string): Promise<void> {
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  const asList = toolbarButton(page, 'Als Liste zeigen');
  await expect(asList.or(toolbarButton(page, 'Als Graph zeigen'))).toBeVisible();
  if (await asList.isVisible()) await asList.click();
  await expect(row(page, 'Eins')).toBeVisible();
}

const all = Object.entries(gestures).flatMap(([action, some]) => some.map((gesture) => ({ action, gesture })));

const retry = (page: Page): Promise<void> =>
  page.getByRole('toolbar').getByRole('button', { name: 'Erneut versuchen' }).click();

for (const { action, gesture } of all) {
  test(`${action}, ${gesture.name}: shown at once and stored; each failing call is taken back and says so [§4.15]`, async ({
    page,
  }) => {
    await signIn(page.context(), product);
    const survey_id = await newDialog();
    await openList(page, survey_id);
    await gesture.prepare?.(page);
    await isSaved(page);
    await gesture.before(page);
    let again: (typeof faults)[number]['again'] = 'perform';
    const tryIt = (): Promise<void> => (again === 'retry' ? retry(page) : gesture.perform(page));
    for (const fault of faults) {
      const refused: unknown[] = [];
      await page.route(changes, (route) => {
        refused.push(route.request().postDataJSON().action);
        return fault.status === 'no network'
          ? route.abort()
          : route.fulfill({ status: fault.status, json: { msg: fault.msg } });
      });
      await tryIt();
      await expect(page.getByText(fault.says)).toBeVisible();
      await gesture.before(page);
      expect(refused).toEqual([action]);
      expect(gesture.isStored(await stored(survey_id))).toBe(false);
      await page.unroute(changes);
      again = fault.again;
    }
    await tryIt();
    await gesture.after(page);
    await isSaved(page);
    expect(gesture.isStored(await stored(survey_id))).toBe(true);
  });
}

test('what is on the way to a slow server shows at once', async ({ page }) => {
  await signIn(page.context(), product);
  const survey_id = await newDialog();
  await openList(page, survey_id);
  await openRow(page, 'Eins');
  const words = await holdRequests(page, '**/api/update_survey_blocks');
  await toolbarButton(page, 'Löschen').click();
  await expect(row(page, 'Eins')).toHaveCount(0);
  expect(namesIn(await stored(survey_id))).toContain('Eins');
  words.letGo();
  await isSaved(page);
  expect(namesIn(await stored(survey_id))).not.toContain('Eins');
});
