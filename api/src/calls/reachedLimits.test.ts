import { randomUUID } from 'node:crypto';
import { CODES_LIMIT } from '@dialogwerk/shared/contract';
import type { CallName } from '@dialogwerk/shared/contract';
import { beforeAll, expect, test } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { aRespondent } from '../../testing/aRespondent.ts';
import { threeQuestions } from '../../testing/blocks.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { aPng } from '../../testing/media/sampleFiles.ts';
import { uploadMedia } from '../../testing/uploadFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
let conversation_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  const row = await api.services.db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  conversation_id = row.conversation_id;
});

interface Limit {
  readonly name: CallName;
  readonly code: string;
  /** SQL that fills a dialog ($1) up to one below its limit. */
  readonly fill: string;
  readonly request: () => Record<string, unknown>;
}

const limits: readonly Limit[] = [
  {
    name: 'createFigureLink',
    code: 'figures/too-many-links',
    fill: `insert into figure_links (survey_id, link_id, name, filter, ends_at, created_at)
      select $1, gen_random_uuid(), 'x', '', now() + '1 day', now() from generate_series(1, 49)`,
    request: () => ({ link_id: randomUUID(), name: 'x', filter: '', ends_at: api.clock.now + 60_000, password: null }),
  },
  {
    name: 'keepResultReport',
    code: 'results/too-many-reports',
    fill: `insert into result_reports (survey_id, report_id, name, filter, entries, version, changed_at)
      select $1, gen_random_uuid(), 'x', '', '[]', 1, now() from generate_series(1, 49)`,
    request: () => ({ report_id: randomUUID(), name: 'x', filter: '', entries: [], based_on: null }),
  },
  {
    name: 'setConversationNote',
    code: 'results/too-many-notes',
    fill: `insert into conversation_notes (survey_id, conversation_id, note_id, text, created_at)
      select $1, c.conversation_id, gen_random_uuid(), 'x', now() from conversations c, generate_series(1, 99)
      where c.survey_id = $1`,
    request: () => ({ conversation_id, note_id: randomUUID(), text: 'Notiz' }),
  },
  {
    name: 'keepCode',
    code: 'code/too-many',
    fill: `insert into codes (survey_id, code_id, unique_question_id, part, name, colour, created_at)
      select $1, gen_random_uuid(), 'name', '', 'x', 1, now() from generate_series(1, ${CODES_LIMIT - 1})`,
    request: () => ({ question: 'name', part: '', code_id: randomUUID(), name: 'Neu', colour: 1 }),
  },
  {
    name: 'addCodes',
    code: 'code/too-many',
    fill: `insert into codes (survey_id, code_id, unique_question_id, part, name, colour, created_at)
      select $1, gen_random_uuid(), 'age', '', 'x', 1, now() from generate_series(1, ${CODES_LIMIT - 1})`,
    request: () => ({ question: 'age', codes: [{ code_id: randomUUID(), name: randomUUID(), colour: 1 }] }),
  },
];

test.each(limits)('$name: the last that is allowed is kept, the next is refused with a sentence', async (limit) => {
  const { name, code, fill, request } = limit;
  await api.services.pool.query(fill, [survey_id]);
  expect((await api.send(name, { survey_id, ...request() }, author.token)).status).toBe(200);
  const refused = await api.send(name, { survey_id, ...request() }, author.token);
  expect(refused).toMatchObject({ status: 409, body: { code, msg: expect.stringMatching(/[a-zäöü].*\.$/) } });
});

test.each(limits)('$name: of many at once none gets past the limit', async ({ name, fill, request }) => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  const { rows } = await api.services.pool.query<{ conversation_id: string }>(
    'select conversation_id from conversations where survey_id = $1',
    [survey_id],
  );
  conversation_id = rows[0]?.conversation_id ?? '';
  await api.services.pool.query(fill, [survey_id]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.send(name, { survey_id, ...request() }, author.token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a dialog takes no more files than it lists', async () => {
  await api.services.pool.query(
    `insert into media (survey_id, media_id, filename_db, purpose, kind, type, size, original_name, created_at)
     select $1, id, id || '.png', 'block', 'image', 'image/png', 1, 'x', now()
     from (select gen_random_uuid() as id from generate_series(1, 1999)) ids`,
    [survey_id],
  );
  const send = () => uploadMedia(api, survey_id, 'block', aPng(), { token: author.token });
  expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 409, body: { code: 'media/too-many-of-survey' } });
});
