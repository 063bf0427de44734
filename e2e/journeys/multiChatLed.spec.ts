import { callOrThrow } from '@dialogwerk/shared/testing';
import type { AskedModel } from '@dialogwerk/shared/testing/model-server';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { keepPicture } from '../product/keepPicture.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ ledProduct: { product: led, model } }) => {
  product = led;
  model.behave(behaving);
  token = await logIn(product);
});

/** A judge that takes the condition for met once somebody speaks of a debt, and a suspect who denies everything, slowly. */
function behaving({ messages }: AskedModel) {
  const [system, user] = messages;
  const denial = 'Davon weiß ich nichts. Wie kommst du darauf?';
  if (!system?.content.startsWith('Du prüfst')) return { kind: 'say', text: denial, pieces: 8, everyMs: 100 } as const;
  const quote = user?.content.includes('schuldete ihm Geld') === true ? 'schuldete ihm Geld' : '';
  const condition = { id: 'motiv', status: quote === '' ? 'not_met' : 'met', quote, confidence: 0.9 };
  return { kind: 'say', text: JSON.stringify({ conditions: [condition], wants_stop: false }) } as const;
}

const contact = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name });
const log = (page: Page): Locator => page.getByRole('log');

/** A suspect whom a model speaks for, and an inspector who waits for what they say. */
async function aCase(): Promise<string> {
  const settings = { speed: 1, du_sie: 'du' } as const;
  const suspect = await liveDialog(product, token, {
    name: 'Befragung',
    settings: { ...settings, avatar_name: 'Der Gärtner' },
    ending: '',
    blocks: [
      {
        id: 'talk',
        type: 'gpt',
        context: 'Ich war den ganzen Abend zu Hause.',
        fields: {
          brief: 'Du bist der Gärtner und streitest alles ab.',
          gpt_exit_conditions: [{ id: 'motiv', condition: 'Die Person nennt ein Motiv', target: 'caught' }],
        },
      },
      { id: 'caught', type: 'open', context: 'Schon gut. Was willst du wissen?' },
    ],
  });
  const inspector = await liveDialog(product, token, {
    name: 'Ermittlung',
    settings: { ...settings, avatar_name: 'Kommissarin Berger' },
    ending: '',
    blocks: [
      { id: 'start', type: 'open', context: 'Mit wem sprichst du zuerst?' },
      { id: 'motive', type: 'open', context: 'Gut gemacht. Was war das Motiv?' },
    ],
  });
  const survey_ids = [inspector, suspect];
  const { manager } = await callOrThrow(product.url, 'createManager', { name: 'Der Fall', survey_ids }, token);
  const id = manager.dialog_manager_id;
  const wait = { unique_question_id: 'motive', trigger: `waitFor;${suspect};talk`, init_survey: false };
  await callOrThrow(product.url, 'createTrigger', { dialog_manager_id: id, survey_id: inspector, ...wait }, token);
  const { public_id } = await callOrThrow(product.url, 'switchManager', { id, active: true }, token);
  return `${product.url}/multi_live/${public_id}`;
}

test('a suspect answers freely, also after a reload, and what gives them away lets the inspector go on', async ({
  page,
}) => {
  await page.goto(await aCase());
  const say = async (text: string): Promise<void> => {
    await page.getByRole('textbox').fill(text);
    await page.getByRole('textbox').press('Enter');
    await expect(log(page).getByText(text)).toBeVisible();
  };
  await say('Mit dem Gärtner.');
  await expect(page.getByText('Hier gibt es gerade nichts zu antworten.')).toBeVisible();
  await contact(page, /^Der Gärtner/).click();
  await say('Wo warst du um acht?');
  await expect(log(page).getByText('Wie kommst du darauf?')).toBeVisible();
  await keepPicture(page, { path: 'artefacts/multi-chat-live/led.png', animations: 'disabled' });
  await page.reload();
  await contact(page, /^Der Gärtner/).click();
  await expect(log(page).getByText('Wie kommst du darauf?')).toBeVisible();
  await say('Das Opfer schuldete ihm Geld, und du wusstest es.');
  await expect(log(page).getByText('Schon gut. Was willst du wissen?')).toBeVisible();
  await contact(page, /^Kommissarin/).click();
  await expect(log(page).getByText('Gut gemacht. Was war das Motiv?')).toBeVisible();
});
