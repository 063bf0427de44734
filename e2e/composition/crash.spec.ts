import { callOrThrow } from '@dialogwerk/shared/testing';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import { livePhq9, logIn } from '../product/phq9.ts';
import { Respondent } from '../product/Respondent.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const RESPONDENTS = 4;
const KILLS = rounds(1, 20);
const DATABASE_KILLS = rounds(1, 5);

/** Lets respondents answer the whole dialog while `strike` happens after a random number of acknowledged replies. */
async function answerWhile(product: Product, surveyId: string, strike: () => Promise<void>): Promise<Respondent[]> {
  const respondents = Array.from({ length: RESPONDENTS }, () => new Respondent(product.url, surveyId));
  await Promise.all(respondents.map((respondent) => respondent.register()));
  let left = 1 + Math.floor(Math.random() * RESPONDENTS * 8);
  const struck: Promise<void>[] = [];
  await Promise.all(
    respondents.map((respondent) =>
      respondent.answerAll(() => {
        left -= 1;
        if (left === 0) struck.push(strike());
      }),
    ),
  );
  if (struck.length === 0) throw new Error('The dialog ended before the strike.');
  await Promise.all(struck);
  return respondents;
}

/** What the respondent sees and what the author gets: every acknowledged reply is there, in order, and none twice. */
async function expectNothingLostOrDoubled(
  product: Product,
  token: string,
  surveyId: string,
  respondents: Respondent[],
): Promise<void> {
  for (const respondent of respondents) {
    const transcript = await respondent.conversation();
    const answered = transcript.entries
      .filter((entry) => entry.user_or_bot === 'user')
      .map((entry) => entry.unique_question_id);
    expect(answered).toEqual(respondent.acknowledged.map((reply) => reply.unique_question_id));
    expect(transcript.finished).toBe(true);
  }
  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id: surveyId }, token);
  const stored = conversations.map((conversation) => conversation.answers);
  for (const { acknowledged } of respondents) {
    const given = Object.fromEntries(acknowledged.map(({ unique_question_id, value }) => [unique_question_id, value]));
    expect(stored).toContainEqual(given);
  }
}

test.describe('a crash during turns loses no acknowledged reply and stores none twice', () => {
  test.setTimeout(rounds(300_000, 1_200_000));

  test(`${KILLS} times kill -9 of the api`, async () => {
    const product = await startProduct();
    try {
      let token = await logIn(product);
      const surveyId = await livePhq9(product, token);
      for (let round = 0; round < KILLS; round += 1) {
        const respondents = await answerWhile(product, surveyId, async () => {
          await product.kill();
          await product.startAgain();
        });
        token = await logIn(product);
        await expectNothingLostOrDoubled(product, token, surveyId, respondents);
      }
      const { finished } = await callOrThrow(product.url, 'answers', { survey_id: surveyId }, token);
      expect(finished).toBe(KILLS * RESPONDENTS);
    } finally {
      await product.stop();
    }
  });

  test(`${DATABASE_KILLS} times kill -9 of the bundled PostgreSQL`, async () => {
    const product = await startProduct();
    try {
      const token = await logIn(product);
      const surveyId = await livePhq9(product, token);
      for (let round = 0; round < DATABASE_KILLS; round += 1) {
        const respondents = await answerWhile(product, surveyId, async () => {
          await product.untilDatabaseIsBack(await product.killDatabase());
        });
        await expectNothingLostOrDoubled(product, token, surveyId, respondents);
      }
    } finally {
      await product.stop();
    }
  });

  test('api and PostgreSQL killed together', async () => {
    const product = await startProduct();
    try {
      const surveyId = await livePhq9(product, await logIn(product));
      const respondents = await answerWhile(product, surveyId, async () => {
        await product.killDatabase();
        await product.kill();
        await product.startAgain();
      });
      await expectNothingLostOrDoubled(product, await logIn(product), surveyId, respondents);
    } finally {
      await product.stop();
    }
  });
});
