import { OTHER_PART } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { matching } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';

interface Times {
  readonly unique_question_id: string;
  readonly part: string;
  readonly n: number;
  readonly quartiles: readonly [number, number, number];
}

/** How long people took for each question, what they typed beside 'Sonstiges' included; R's type 7, as all quantiles are. */
export const resultTimes: Handler<'resultTimes'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { rows } = await sql<Times>`
      select a.unique_question_id, a.nachfrage_id as part, count(*) as n,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by a.took_ms / 1000.0::float8) as quartiles
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
      where a.survey_id = ${population.survey_id} and a.withdrawn_turn = 0 and a.took_ms is not null
        and right(a.nachfrage_id, ${OTHER_PART.length}) <> ${OTHER_PART}
        and ${matching(population)}
      group by 1, 2
      order by 1, 2`.execute(db);
    return {
      times: rows.map(({ quartiles: [q1, median, q3], ...of }) => Object.assign(of, { q1, median, q3 })),
    };
  });
