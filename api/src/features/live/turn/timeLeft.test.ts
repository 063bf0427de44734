import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { readSav } from '../../../../testing/readSav.ts';

const api = await apiOfFile();
const over = { type: 'timed_out' } as const;

async function aQuiz(fields: object = {}) {
  const owner = await anAuthor(api);
  const timed = { time_limit: 30, time_target: 'help', variable: 'zahl', ...fields };
  const blocks = inOrder(
    aBlock('open', 'name', {}),
    aBlock('number', 'quiz', timed),
    aBlock('open', 'next', {}),
    aBlock('open', 'help', {}),
  );
  const survey_id = await insertSurvey(api, { blocks, owner });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: 'A' });
  const say = (reply: object, id = 'quiz') =>
    api.send('turn', { survey_id, turn_id: randomUUID(), unique_question_id: id, reply }, respondent.token);
  const change = (reply: object) =>
    api.send('changeAnswer', { survey_id, turn_id: randomUUID(), unique_question_id: 'quiz', reply }, respondent.token);
  return { owner, survey_id, respondent, say, change };
}

test('that the time is over is taken only once it is, and only for the open question', async () => {
  const { owner, survey_id, respondent, say, change } = await aQuiz();
  expect((await respondent.chat()).question).toMatchObject({ timed: { seconds: 30 } });
  api.clock.now += 20_000;
  expect(await say(over)).toMatchObject({
    status: 422,
    body: { msg: 'Die Zeit ist noch nicht abgelaufen. Bitte antworten Sie.' },
  });
  const left = (await respondent.chat()).question?.timed?.left ?? 0;
  expect(left).toBeGreaterThan(9_000);
  expect(left).toBeLessThanOrEqual(10_000);
  expect((await say(over, 'name')).status).toBe(409);
  // A messenger's clock may be a little quicker.
  api.clock.now += 9_000;
  expect((await say(over)).status).toBe(200);
  expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'help' });

  const { download } = await api.call('excelExport', { survey_id, format: 'sav' }, owner.token);
  const { rows } = await readSav((await api.app.inject({ url: download })).rawPayload);
  expect(rows.map((row) => row['zahl'])).toEqual([-999_999_990]);

  expect((await change({ type: 'number', value: 7 })).status).toBe(200);
  expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'next' });
});

test('an answer that comes late is taken, because nobody knows when it was given', async () => {
  const { respondent, say } = await aQuiz({ time_essential: true });
  api.clock.now += 600_000;
  expect((await respondent.chat()).question?.timed?.left).toBeLessThan(-500_000);
  expect((await say({ type: 'number', value: 7 })).status).toBe(200);
  expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'next' });
});

test('where the time is part of what is asked, its answer is not changed afterwards', async () => {
  const { say, change } = await aQuiz({ time_essential: true });
  await say({ type: 'number', value: 7 });
  expect(await change({ type: 'number', value: 8 })).toMatchObject({
    status: 422,
    body: { msg: expect.stringContaining('lässt sich nicht mehr ändern') },
  });
});
