import { callOrThrow } from '@dialogwerk/shared/testing';
import type { AskedModel, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

const ANSWER = 'Danke, das hilft mir. Wann haben Sie das Gewächshaus zuletzt betreten?';

let model: ModelServer;
let product: Product;
test.beforeAll(async ({ ledProduct }) => {
  ({ product, model } = ledProduct);
  model.asked.length = 0;
});

/** A judge that takes the condition for met once somebody speaks of money, and a leader who speaks slowly. */
function behaving({ messages }: AskedModel) {
  const [system, user] = messages;
  if (!system?.content.startsWith('Du prüfst')) return { kind: 'say', text: ANSWER, pieces: 20, everyMs: 150 } as const;
  const isMet = user?.content.includes('schuldete mir Geld') === true;
  const condition = {
    id: 'motiv',
    status: isMet ? 'met' : 'not_met',
    quote: isMet ? 'schuldete mir Geld' : '',
    confidence: 1,
  };
  return { kind: 'say', text: JSON.stringify({ conditions: [condition], wants_stop: false }) } as const;
}

async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).getByRole('textbox').fill(text);
  await composerOf(page).getByRole('textbox').press('Enter');
}

test('a conversation that a model leads is seen coming, and ends on its condition by the words that met it', async ({
  page,
}) => {
  model.behave(behaving);
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Verhör',
    blocks: [
      {
        id: 'talk',
        type: 'gpt',
        context: 'Was ist gestern passiert?',
        fields: {
          brief: 'Du bist Kommissarin Vogt und suchst ein Motiv.',
          gpt_exit_conditions: [{ id: 'motiv', condition: 'Die Person hat ein Motiv genannt', target: 'thanks' }],
        },
      },
      { id: 'after', type: 'open', context: 'Und sonst?', fields: { is_end: true } },
      { id: 'thanks', type: 'open', context: 'Das ist ein Motiv.', fields: { is_end: true } },
    ],
  });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await expect(page.getByText('Was ist gestern passiert?')).toBeVisible();
  await say(page, 'Es war dunkel.');
  // Its first sentence, while the second is still being said.
  await expect(page.getByText('Danke, das hilft mir.', { exact: true })).toBeVisible();
  await keepPicture(page, { path: 'artefacts/led-coming.png' });
  await expect(page.getByRole('listitem').getByText(ANSWER)).toBeVisible();
  await say(page, 'Er schuldete mir Geld.');
  await expect(page.getByText('Das ist ein Motiv.')).toBeVisible();
  await keepPicture(page, { path: 'artefacts/led-over.png' });

  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  const conversation_id = conversations[0]?.conversation_id ?? '';
  const { calls } = await callOrThrow(product.url, 'conversationModelCalls', { survey_id, conversation_id }, token);
  expect(calls.at(-1)?.verdict.conditions).toMatchObject([
    { condition_id: 'motiv', quote: 'schuldete mir Geld', reply: 2, refused: null },
  ]);
});

test('who comes back while the model thinks, or after the server was killed, goes on', async ({ page }) => {
  model.behave({ kind: 'hang' });
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Verhör',
    blocks: [
      { id: 'talk', type: 'gpt', context: 'Was ist gestern passiert?', fields: { brief: 'Suche ein Motiv.' } },
      { id: 'after', type: 'open', context: 'Und sonst?' },
    ],
  });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await say(page, 'Es war dunkel.');
  await expect.poll(() => model.asked.some(({ messages }) => messages[1]?.content.includes('dunkel'))).toBe(true);
  await product.kill();
  model.behave(behaving);
  await product.startAgain();
  await page.reload();
  await expect(page.getByRole('listitem').getByText(ANSWER)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Es war dunkel.')).toHaveCount(1);
});
