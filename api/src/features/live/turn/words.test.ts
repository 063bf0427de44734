import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const options = ['Mit dem Rad', 'Mit dem Auto'].map((text, at) => ({ id: `o${at}`, text, score: null }));
const blocks = inOrder(
  aBlock('single', 'way', { context: 'Wie kommen Sie?', options, in_words: true, paraphrases: false }),
  aBlock('open', 'more', { context: 'Und sonst?' }),
);
const place = () => ({ id, questionId: 'way' });

const api = await apiOfFile();
let id: string;
let trainer: TestAuthor;
let respondent: TestRespondent;
beforeEach(async () => {
  id = await insertSurvey(api, { blocks, owner: await anAuthor(api) });
  trainer = await anAuthorWithRole(api, id, 'Trainieren');
  respondent = await aRespondent(api, id);
  await respondent.chat();
});

const words = (text: string) => ({ type: 'words', text }) as const;
const inbox = async () => (await api.call('trainingInbox', place(), trainer.token)).groups.flat();

test('what was not understood waits for a trainer; once trained and put into effect, the next respondent is understood', async () => {
  const asked = await respondent.reply('way', words('ich bike'));
  expect(asked.question).toMatchObject({ unique_question_id: 'way', nachfrage_id: 'way?1', in_words: true });
  expect(asked.entries.map(({ context }) => context)).toEqual([
    'ich bike',
    expect.stringContaining('nicht verstanden'),
  ]);

  const [heard] = await inbox();
  expect(heard).toMatchObject({ text: 'ich bike', is_live: true, at_the_time: 'unknown', handled: null });
  await api.call('assignReplies', { ...place(), reply_ids: [heard?.reply_id ?? ''], target: 'o0' }, trainer.token);
  const before = await aRespondent(api, id);
  await before.chat();
  expect((await before.reply('way', words('ich bike'))).question).toMatchObject({ nachfrage_id: 'way?1' });

  const { revision } = await api.call('previewTraining', { id }, trainer.token);
  await api.call('applyTraining', { id, revision }, trainer.token);
  const next = await aRespondent(api, id);
  await next.chat();
  const understood = await next.reply('way', words('ich bike'));
  expect(understood.question).toMatchObject({ unique_question_id: 'more' });
  expect(understood.entries.map(({ context }) => context)).toContain('Das verstehe ich als „Mit dem Rad“.');
});

test('a respondent can change what was understood, and what was said before', async () => {
  await respondent.reply('way', words('qwertz'));
  await respondent.reply({ id: 'way', nachfrage_id: 'way?1' }, words('mit dem rad'));
  const change = (nachfrage_id: string | null, turn_id: string) => ({
    survey_id: id,
    turn_id,
    unique_question_id: 'way',
    nachfrage_id,
    reply: { type: 'single', option_id: 'o1' } as const,
  });
  const answer = async () =>
    api.services.db
      .selectFrom('answers')
      .select(['nachfrage_id', 'value'])
      .where('survey_id', '=', id)
      .where('withdrawn_turn', '=', 0)
      .execute();
  expect(await answer()).toEqual([{ nachfrage_id: '', value: 'o0' }]);
  await api.call('changeAnswer', change('way?1', '01890a5d-ac96-774b-bcce-b302099a8057'), respondent.token);
  expect(await answer()).toEqual([{ nachfrage_id: '', value: 'o1' }]);
  const chat = await api.call(
    'changeAnswer',
    { ...change(null, '01890a5d-ac96-774b-bcce-b302099a8058'), reply: words('mit dem Rad') },
    respondent.token,
  );
  expect(chat.question).toMatchObject({ unique_question_id: 'more' });
  expect(await answer()).toEqual([{ nachfrage_id: '', value: 'o0' }]);
});

test('a changed answer leaves what was understood before as it was, whatever is trained since', async () => {
  await api.call('addTrainingExamples', { ...place(), target: 'o0', examples: ['ich bike', 'biken'] }, trainer.token);
  await api.call('applyTraining', { id, revision: 1 }, trainer.token);
  await respondent.reply('way', words('ich bike'));
  await respondent.reply('more', { type: 'open', text: 'nichts' });
  const examples = ['ich bike', 'biken'].map((text) => ({ target: 'o0', text }));
  await api.call('deleteTrainingExamples', { ...place(), examples }, trainer.token);
  await api.call('applyTraining', { id, revision: 2 }, trainer.token);
  const turn_id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const more = { survey_id: id, turn_id, unique_question_id: 'more', reply: { type: 'open', text: 'doch' } } as const;
  const chat = await api.call('changeAnswer', more, respondent.token);
  expect(chat.entries.map(({ context }) => context)).toContain('Das verstehe ich als „Mit dem Rad“.');
  expect(chat.finished).toBe(true);
});

test('an author’s test goes by the training as it stands, and training_mode says what is in effect', async () => {
  const modes = async () => [
    (await api.call('config', { survey_id: id })).training_mode,
    (await api.call('testConfig', { survey_id: id }, trainer.token)).training_mode,
  ];
  expect(await modes()).toEqual([false, false]);
  await api.call('addTrainingExamples', { ...place(), target: 'o1', examples: ['ich cruise'] }, trainer.token);
  const { token_live } = await api.call('testRegister', { survey_id: id }, trainer.token);
  await api.call('conversation', { survey_id: id }, token_live);
  const turn_id = '01890a5d-ac96-774b-bcce-b302099a8059';
  const said = { survey_id: id, turn_id, unique_question_id: 'way', reply: words('ich cruise') };
  expect((await api.call('turn', said, token_live)).question).toMatchObject({ unique_question_id: 'more' });
  expect(await modes()).toEqual([false, true]);
  await api.call('applyTraining', { id, revision: 1 }, trainer.token);
  expect(await modes()).toEqual([true, true]);
});

test('what somebody said is gone with their conversation', async () => {
  await respondent.reply('way', words('ich bike'));
  expect(await inbox()).toHaveLength(1);
  await api.call('restartDelete', { survey_id: id, action: 'delete', isLive: true }, respondent.token);
  expect(await inbox()).toEqual([]);
});

test('other words are asked about anew, and the first ones bring back what was chosen then', async () => {
  const change = async (reply: Reply) =>
    api.call(
      'changeAnswer',
      { survey_id: id, turn_id: randomUUID(), unique_question_id: 'way', nachfrage_id: null, reply },
      respondent.token,
    );
  await respondent.reply('way', words('qwertz'));
  await respondent.reply({ id: 'way', nachfrage_id: 'way?1' }, { type: 'single', option_id: 'o0' });
  await respondent.reply('more', { type: 'open', text: 'Nichts' });
  api.clock.now += 1_000;
  expect((await change(words('asdf'))).question).toMatchObject({ nachfrage_id: 'way?1' });
  api.clock.now += 1_000;
  expect(await change(words('qwertz'))).toMatchObject({ finished: true, question: null });
});
