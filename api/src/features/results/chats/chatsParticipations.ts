import type { ParticipationLine } from '@dialogwerk/shared/contract';
import { questionKey } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import { readChatSteps } from './chatSteps.ts';

const AT_ONCE = 50;

interface Row extends Omit<ParticipationLine, 'endings' | 'clues'> {
  /** Keys of the hints that are behind. */
  readonly found: readonly string[];
}

/** Respondents of a multi-chat, the newest first. */
export const chatsParticipations: Handler<'chatsParticipations'> = async ({ id, page }, context) => {
  const { dialog_manager_id, connected_surveys } = await mayAnalyseManager(context, id);
  const { db } = context.services;
  const survey_ids = connected_surveys.map(({ survey_id }) => survey_id);
  const { hints } = await readChatSteps(db, dialog_manager_id, survey_ids);
  const keys = hints.map(questionKey);
  const counted = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Row>`
    select p.participation_id, round(extract(epoch from p.started_at) * 1000)::float8 as started_at,
      round(extract(epoch from p.last_at) * 1000)::float8 as last_at,
      (select count(*)::int from conversations c where c.participation_id = p.participation_id) as chats,
      (select coalesce(sum((c.state->>'replies')::int), 0)::int from conversations c
       where c.participation_id = p.participation_id) as replies,
      array(select k from unnest(${keys}::text[]) k where p.memory->'behind' ? k) as found
    from participations p
    where p.dialog_manager_id = ${dialog_manager_id} and not p.is_test
    order by p.started_at desc, p.participation_id desc
    limit ${AT_ONCE} offset ${page * AT_ONCE}`.execute(db);
  return {
    total: counted.total,
    participations: rows.map(({ found, participation_id, started_at, last_at, chats, replies }) => {
      const hit = hints.filter((hint) => found.includes(questionKey(hint)));
      const endings = hit.filter(({ kind }) => kind === 'ending').map(({ title }) => title);
      return { participation_id, started_at, last_at, chats, replies, endings, clues: hit.length - endings.length };
    }),
  };
};
