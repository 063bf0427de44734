import type { CallInput } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { Client } from 'pg';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { bundledConnection } from '../product/analysis/bundledConnection.ts';

/**
 * The lists of an author with 5,000 dialogs of ten blocks, a tenth of which have a hundred finished conversations: how long each call
 * of the dashboard takes, as the page waits for it, and how long its answer is. `SURVEYS` sets another number.
 */
const SURVEYS = Number(process.env['SURVEYS'] ?? 5_000);
const ROUNDS = 15;

const product = await startProduct();
const database = new Client(await bundledConnection(product.dataDir));
try {
  await database.connect();
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Vorbild',
    blocks: Array.from({ length: 10 }, (_, index) => ({ id: `f${index}`, type: 'open', context: `Frage ${index}?` })),
  });
  await copy(survey_id);
  const list = (input: Partial<CallInput<'listSurveys'>>) => () =>
    callOrThrow(product.url, 'listSurveys', input, token);
  const first = await list({})();
  console.log(`${first.total} dialogs`);
  const survey_ids = first.surveys.map((survey) => survey.survey_id);
  let last = survey_ids.at(-1);
  await measure('first page', list({}));
  await measure('next page, going on', async () => {
    const page = await list(last === undefined ? {} : { after: last })();
    last = page.surveys.at(-1)?.survey_id;
    return page;
  });
  for (const order of ['name', 'created', 'answers'] as const) await measure(`by ${order}`, list({ order }));
  await measure('search with 500 hits', list({ search: 'umfrage 4' }));
  await measure('search without hits', list({ search: 'gibt es nicht' }));
  await measure('live by name', list({ status: 'live', order: 'name' }));
  await measure('folders and tags', () => callOrThrow(product.url, 'listFolders', {}, token));
  const pictures = () => callOrThrow(product.url, 'surveyPictures', { survey_ids }, token);
  await measure('24 pictures, drawn before', pictures);
} finally {
  await database.end();
  await product.stop();
}

async function copy(survey_id: string): Promise<void> {
  await database.query(
    `with made as (
       insert into surveys (survey_id, survey_name, settings, templ_options, created_at, updated_at)
       select 'kopie' || lpad(n::text, 11, '0'), 'Umfrage ' || n, settings, templ_options,
         now() - n * interval '1 hour', now() - n * interval '20 minutes'
       from surveys, generate_series(1, $2::int) n where survey_id = $1
       returning survey_id
     ), owned as (
       insert into members (survey_id, user_id, role, tags)
       select made.survey_id, m.user_id, m.role, case when random() < 0.1 then array['Pilot'] else '{}' end
       from made, members m where m.survey_id = $1
     )
     insert into blocks (survey_id, unique_question_id, "order", definition)
     select made.survey_id, b.unique_question_id, b."order", b.definition from made, blocks b where b.survey_id = $1`,
    [survey_id, SURVEYS],
  );
  await database.query(
    `with chosen as (select survey_id from surveys where survey_id like 'kopie%0'),
     kept as (
       insert into revisions (survey_id, revision, snapshot, settings)
       select chosen.survey_id, r.revision, r.snapshot, r.settings
       from chosen, surveys s
       join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
       join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
       where s.survey_id = $1 returning survey_id, revision
     ), published as (
       insert into publications (survey_id, publication_id, revision, published_at)
       select survey_id, gen_random_uuid(), revision, now() from kept returning survey_id, publication_id, revision
     ), people as (
       insert into live_users (user_id_live, username_live)
       select gen_random_uuid(), 'erfunden' from published, generate_series(1, 100) returning user_id_live
     ), numbered as (
       select user_id_live, row_number() over () as n from people
     ), places as (
       select survey_id, publication_id, revision, row_number() over () as n from published, generate_series(1, 100)
     )
     insert into conversations
       (survey_id, conversation_id, user_id_live, revision, publication_id, is_live, state, turn, started_at, finished_at)
     select survey_id, gen_random_uuid(), user_id_live, revision, publication_id, true, '{}', 1, now(),
       now() - random() * interval '60 days'
     from places join numbered using (n)`,
    [survey_id],
  );
  await database.query(
    `update surveys s set publication_id = p.publication_id, active = true, revision = p.revision
     from publications p where p.survey_id = s.survey_id and s.survey_id like 'kopie%'`,
  );
  await database.query('vacuum analyze');
}

/** Prints the median and the slowest of some rounds. */
async function measure(what: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    bytes = JSON.stringify(await call()).length;
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [median = 0, slowest = 0] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)];
  console.log(`${what}: ${median.toFixed(1)} ms (slowest ${slowest.toFixed(1)}), ${bytes} B`);
}
