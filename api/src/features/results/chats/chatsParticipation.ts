import type { DialogEntry, ParticipationRead } from '@dialogwerk/shared/contract';
import { questionKey } from '@dialogwerk/shared/dialog';
import type { ChatsMemory, QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import { actedIn, causeOf, effectOf, readChatSteps } from './chatSteps.ts';

interface TurnRow {
  readonly survey_id: string;
  readonly turn: number;
  readonly said_at: number;
  readonly entries: DialogEntry[];
}

/** By question, when the bot first said it. */
function askedAt(turns: readonly TurnRow[]): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { survey_id, said_at, entries } of turns) {
    for (const { unique_question_id, user_or_bot } of entries) {
      if (unique_question_id === null || user_or_bot !== 'bot') continue;
      const key = questionKey({ survey_id, unique_question_id });
      if (!asked.has(key)) asked.set(key, said_at);
    }
  }
  return asked;
}

/** When a trigger acted, and when what it led to was said; null where either has not happened. */
function actOf(
  rule: TriggerRule,
  { behind, called, moved }: ChatsMemory,
  asked: ReadonlyMap<string, number>,
): { readonly from: number; readonly to: number } | null {
  const { part, key } = actedIn(rule);
  const to = asked.get(questionKey(effectOf(rule)));
  if (to === undefined) return null;
  if (part === 'moved') {
    if (!moved.includes(key)) return null;
    // A nudge comes while its question still stands open, so from when it was asked.
    const from = (rule.delay_seconds ? asked : new Map(Object.entries(behind))).get(questionKey(rule.at)) ?? to;
    return from > to ? null : { from, to };
  }
  const from = (part === 'called' ? called : behind)[key];
  return from === undefined || from > to ? null : { from, to };
}

/** All chats of one respondent with what triggered what, on one axis of time. */
export const chatsParticipation: Handler<'chatsParticipation'> = async ({ id, participation_id }, context) => {
  const { dialog_manager_id, connected_surveys } = await mayAnalyseManager(context, id);
  const { db } = context.services;
  const row = await db
    .selectFrom('participations')
    .select(['memory', 'started_at', 'last_at'])
    .where('participation_id', '=', participation_id)
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirst();
  if (!row) throw new CallError('conversation/unknown');
  const { memory } = row;
  const survey_ids = connected_surveys.map(({ survey_id }) => survey_id);
  const steps = await readChatSteps(db, dialog_manager_id, survey_ids);
  const { rows } = await sql<TurnRow>`
    select c.survey_id, t.turn, round(extract(epoch from t.created_at) * 1000)::float8 as said_at, t.entries
    from conversations c
    join turns t on t.survey_id = c.survey_id and t.conversation_id = c.conversation_id
    where c.participation_id = ${participation_id}
    order by t.created_at, c.survey_id, t.turn`.execute(db);
  const asked = askedAt(rows);
  const momentOf = (question: QuestionOf, at: number) => Object.assign(steps.placeOf(question), { at });
  const acted = steps.triggers.flatMap(({ rule }): ParticipationRead['acted'] => {
    const act = actOf(rule, memory, asked);
    if (!act) return [];
    const cause = causeOf(rule);
    return [{ kind: rule.kind, cause: cause && momentOf(cause, act.from), effect: momentOf(effectOf(rule), act.to) }];
  });
  return {
    participation_id,
    started_at: row.started_at.getTime(),
    last_at: row.last_at.getTime(),
    chats: connected_surveys.map(({ survey_id, survey_name }) => ({
      survey_id,
      survey_name,
      turns: rows
        .filter((turn) => turn.survey_id === survey_id)
        .map(({ turn, said_at, entries }) => ({ turn, said_at, entries })),
    })),
    acted: acted.toSorted((one, other) => one.effect.at - other.effect.at),
    found: steps.hints
      .flatMap(({ kind, title, survey_id, unique_question_id }) => {
        const at = memory.behind[questionKey({ survey_id, unique_question_id })];
        return at === undefined ? [] : [{ kind, title, place: momentOf({ survey_id, unique_question_id }, at) }];
      })
      .toSorted((one, other) => one.place.at - other.place.at),
  };
};
