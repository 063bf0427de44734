import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { matching, openPart, openQuestion } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

interface States {
  readonly unique_question_id: string;
  readonly part: string;
  readonly answered: number;
  readonly skipped: number;
  readonly withdrawn: number;
}

/** A question and part that conversations wait at; null for those that wait for no reply. */
interface Open {
  readonly question: string | null;
  readonly part: string;
  readonly count: number;
}

/** One pass over the answers that apply, and one over the few that were withdrawn; each apart from the other. */
async function readStates({ db, population }: FigureContext): Promise<States[]> {
  const { survey_id } = population;
  const counts = matching(population);
  const ofConversation = sql`a.survey_id = c.survey_id and a.conversation_id = c.conversation_id`;
  const { rows } = await sql<States>`
    select unique_question_id, part, sum(answered)::int as answered, sum(skipped)::int as skipped,
      sum(withdrawn)::int as withdrawn
    from (
      select a.unique_question_id, a.nachfrage_id as part, count(a.value) as answered,
        count(*) - count(a.value) as skipped, 0 as withdrawn
      from answers a join conversations c on ${ofConversation}
      where a.survey_id = ${survey_id} and a.withdrawn_turn = 0 and ${counts}
      group by 1, 2
      union all
      select a.unique_question_id, a.nachfrage_id, 0, 0, count(distinct a.conversation_id)
      from answers a join conversations c on ${ofConversation}
      where a.survey_id = ${survey_id} and a.withdrawn_turn > 0 and ${counts}
        and not (${openQuestion} is not distinct from a.unique_question_id and ${openPart} = a.nachfrage_id)
        and not exists (
          select from answers n
          where n.survey_id = a.survey_id and n.conversation_id = a.conversation_id
            and n.unique_question_id = a.unique_question_id and n.nachfrage_id = a.nachfrage_id and n.withdrawn_turn = 0)
      group by 1, 2
    ) every
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

/** Every conversation by what it waits at, in one pass: all of them together are the total. */
async function readOpen({ db, population }: FigureContext): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select o.question, o.part, count(*) as count
    from (
      select w.part, case when not exists (
          select from answers n
          where n.survey_id = w.survey_id and n.conversation_id = w.conversation_id
            and n.unique_question_id = w.question and n.nachfrage_id = w.part and n.withdrawn_turn = 0)
        then w.question end as question
      from (
        select c.survey_id, c.conversation_id, case when c.finished_at is null then ${openQuestion} end as question,
          case when c.finished_at is null then ${openPart} else '' end as part
        from conversations c where ${matching(population)}
      ) w
    ) o
    group by 1, 2`.execute(db);
  return rows;
}

const keyOf = (question: string, part: string): string => JSON.stringify([question, part]);

/** What became of every question and its parts, and how many conversations count. */
export async function readQuestionStates(figures: FigureContext): Promise<CallResponse<'resultQuestions'>> {
  const every = await readOpen(figures);
  const open = new Map(
    every.flatMap(({ question, part, count }) => (question === null ? [] : [[keyOf(question, part), count] as const])),
  );
  const states = await readStates(figures);
  const known = new Set(states.map(({ unique_question_id, part }) => keyOf(unique_question_id, part)));
  const onlyOpen = every.flatMap(({ question, part }): States[] =>
    question === null || known.has(keyOf(question, part))
      ? []
      : [{ unique_question_id: question, part, answered: 0, skipped: 0, withdrawn: 0 }],
  );
  return {
    total: every.reduce((sum, { count }) => sum + count, 0),
    questions: [...states, ...onlyOpen].map((state) => {
      const waiting = open.get(keyOf(state.unique_question_id, state.part)) ?? 0;
      const asked = state.answered + state.skipped + state.withdrawn + waiting;
      return Object.assign({ asked, open: waiting }, state);
    }),
  };
}

/** What became of every question. */
export const resultQuestions: Handler<'resultQuestions'> = (input, context) =>
  inSnapshot(input, context, readQuestionStates);
