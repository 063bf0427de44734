import { sql } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import type { Ask } from '../../leading/Ask.ts';
import { createMask } from '@dialogwerk/shared/dialog/personal';
import { exitOf, judge } from '../../leading/leadCall.ts';
import { mayTrain } from '../../policies/mayTrain.ts';
import { ModelError } from '../../model/ModelError.ts';
import { findGptBlock } from './findGptBlock.ts';
import { askAndKeep } from '../../leading/askAndKeep.ts';

/** All transcripts of a call together. */
const TRY_MS = 40_000;
/** Of no conversation nothing is kept. */
const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** Judges transcripts by the exit conditions of a block; whoever trains may try them. */
export const tryExitConditions: Handler<'tryExitConditions'> = async (
  { id, questionId, conditions, transcripts },
  { services, who },
) => {
  const { survey_id } = await mayTrain({ services, who }, id);
  const block = await findGptBlock(services.db, survey_id, questionId);
  if (!services.model.connected) throw new CallError('model/not-connected');
  const begun = performance.now();
  const until = () => begun + TRY_MS;
  const { signal } = new AbortController();
  const { settings, mask } = await services.db
    .selectFrom('surveys')
    .select(['settings', sql<boolean>`coalesce((settings -> 'model_mask')::boolean, true)`.as('mask')])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const { du_sie, language } = settings;
  const results = await Promise.all(
    transcripts.map(async ({ said }, index) => {
      const call = {
        kind: 'talk',
        unique_question_id: questionId,
        question: block.context,
        du_sie,
        language,
        mask,
        known: {},
        said,
        brief: '',
        tone: '',
        max_length: block.max_length,
        conditions:
          conditions ??
          block.gpt_exit_conditions.map(({ id: condition_id, condition }) => ({ id: condition_id, condition })),
        may_end: said.filter(({ by }) => by === 'person').length >= Math.max(1, block.min_exchanges),
        min_confidence: block.min_confidence,
        exchanges_left: 0,
      } as const;
      const ask: Ask = askAndKeep(services, { survey_id, conversation_id: NOBODYS, turn: index, call }, until, signal);
      try {
        const judged = await judge(call, ask, createMask());
        const exit = exitOf(judged);
        const met = exit?.kind === 'met' ? exit.condition_id : null;
        return { verdicts: [...judged.verdicts], met, wants_stop: judged.wants_stop, fault: null };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        return { verdicts: [], met: null, wants_stop: false, fault: error.fault };
      }
    }),
  );
  return { results };
};
