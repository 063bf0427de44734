import type { StoredValue } from '@dialogwerk/shared/contract';
import { summarizeNumbers } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { readVariables } from '../data/readVariables.ts';
import { answersBeside } from '../figures/answersBeside.ts';
import { cellOf } from '../figures/columnFigures.ts';
import type { CountedValue } from '../figures/columnFigures.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { matching } from '../filter/matching.ts';

interface Pair extends Omit<CountedValue, 'value'> {
  readonly score: StoredValue;
  readonly grouped: StoredValue;
}

/** What the conversation `c` has in a variable, as it is stored. */
function storedIn({ source }: Variable): RawBuilder<StoredValue> {
  if (source.from === 'variable') return sql`c.state -> 'variables' -> ${source.variable}`;
  if (source.from !== 'answer') throw new Error('what is known of a conversation is no score');
  const { unique_question_id: question, column } = source;
  return sql`(
    select a.value from answers a
    where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.unique_question_id = ${question}
      and a.nachfrage_id = ${column.part === '' ? '' : question + column.part} and a.withdrawn_turn = 0)`;
}

async function readPairs({ db, population }: FigureContext, score: Variable, group: Variable): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select s.score, s.grouped, s.revision, s.beside, count(*) as count
    from (select ${storedIn(score)} as score, ${storedIn(group)} as grouped, c.revision, ${answersBeside([score, group])} as beside from conversations c where ${matching(population)}) s
    where s.score is not null and s.grouped is not null
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** A stored value as a number that can be calculated with; null for none. */
function numberIn(variable: Variable, value: StoredValue, of: Pick<Pair, 'revision' | 'beside'>): number | null {
  const read = variable.source.from === 'variable' ? value : cellOf(variable, value, of);
  return typeof read === 'number' ? read : null;
}

/** The variable of a name, where `suits` holds. */
function named(variables: readonly Variable[], wanted: string, suits: (variable: Variable) => boolean): Variable {
  const found = variables.find((variable) => variable.name === wanted && variable.type === 'number' && suits(variable));
  if (!found) throw new CallError('results/unknown-question');
  return found;
}

/** Mean and spread of a score in each group, over the conversations that have both (role with analyse 1). */
export const scoresByGroup: Handler<'scoresByGroup'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const variables = await readVariables(figures.db, figures.population.survey_id);
    const score = named(
      variables,
      input.score,
      ({ measure, source }) => measure !== 'nominal' && source.from !== 'conversation',
    );
    const group = named(variables, input.group, ({ values, source }) => values.length > 0 && source.from === 'answer');
    const given = (await readPairs(figures, score, group)).flatMap((pair) => {
      const [value, of] = [numberIn(score, pair.score, pair), numberIn(group, pair.grouped, pair)];
      return value === null || of === null ? [] : [{ value, of, count: pair.count }];
    });
    return {
      n: given.reduce((sum, { count }) => sum + count, 0),
      groups: group.values.map(({ value, label }) => ({
        value,
        label,
        numbers: summarizeNumbers(given.filter(({ of }) => of === value)),
      })),
    };
  });
