import { expect, test } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();

test('a day is named from the day that it is, stays that day when an answer is changed later, and waits in no inbox', async () => {
  const owner = await anAuthor(api);
  const blocks = inOrder(aBlock('date', 'day', { in_words: true }), aBlock('open', 'more'));
  const id = await insertSurvey(api, { blocks, owner });
  // In Berlin it is five to midnight.
  api.clock.now = Date.parse('2026-11-21T22:55:00Z');
  const respondent = await aRespondent(api, id);
  await respondent.chat();
  await respondent.reply('day', { type: 'words', text: 'gestern' });
  await respondent.reply('more', { type: 'open', text: 'nichts' });
  api.clock.now += 10 * 60_000;
  const more = { survey_id: id, turn_id: '01890a5d-ac96-774b-bcce-b302099a8057', unique_question_id: 'more' };
  await api.call('changeAnswer', { ...more, reply: { type: 'open', text: 'doch' } }, respondent.token);
  const answers = await api.services.db
    .selectFrom('answers')
    .select(['unique_question_id', 'value'])
    .where('survey_id', '=', id)
    .where('withdrawn_turn', '=', 0)
    .orderBy('unique_question_id')
    .execute();
  expect(answers).toEqual([
    { unique_question_id: 'day', value: '2026-11-20' },
    { unique_question_id: 'more', value: 'doch' },
  ]);
  const heard = await api.services.db.selectFrom('free_replies').selectAll().where('survey_id', '=', id).execute();
  expect(heard).toEqual([]);
});
