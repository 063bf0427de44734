import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { saidIn } from '../../../testing/aLedRespondent.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';

const api = await apiOfFile();

const blocks = inOrder(
  aBlock('number', 'age', { max: 120, variable: 'alter', tries: 2, tries_target: 'help' }),
  aBlock('open', 'more', { variable: 'mehr' }),
  aBlock('open', 'help', { variable: 'hilfe' }),
);

test('who does not find a fitting answer goes another way, and the data says so until the answer is changed', async () => {
  const owner = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks, owner });
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('age', { type: 'number', value: 200, typed: '200' });
  const asked = await respondent.chat();
  expect(asked.question).toMatchObject({ unique_question_id: 'age', nachfrage_id: 'age?1', counted: true });
  expect(saidIn(asked)).toContain('Die Zahl ist zu groß. Bitte geben Sie höchstens 120 ein.');
  await respondent.reply({ id: 'age', nachfrage_id: 'age?1' }, { type: 'words', text: 'alt' });
  expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'help' });

  const fileOf = async () => {
    const wish = { survey_id, format: 'sav' } as const;
    const { download } = await api.call('excelExport', wish, owner.token);
    return readSav((await api.app.inject({ url: download })).rawPayload);
  };
  const { rows } = await fileOf();
  expect(rows.map((row) => row['alter'])).toEqual([-999_999_991]);

  const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'age', nachfrage_id: 'age?1' };
  const refused = await api.send(
    'changeAnswer',
    { ...change, reply: { type: 'number', value: 121 } },
    respondent.token,
  );
  expect(refused.status).toBe(422);
  await api.call('changeAnswer', { ...change, reply: { type: 'number', value: 42 } }, respondent.token);
  expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'more' });
  const changed = await fileOf();
  expect(changed.rows.map((row) => row['alter'])).toEqual([42]);
});
