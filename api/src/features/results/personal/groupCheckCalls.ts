import { SMALLEST_GROUP } from '@dialogwerk/shared/contract';
import { rowOf } from '@dialogwerk/shared/dialog';
import type { Cell, Variable } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { selectConversations, storedConversation } from '../data/conversationRows.ts';
import { readDialogData } from '../data/readDialogData.ts';
import { Snapshot } from '../data/Snapshot.ts';
import { readFilter } from '../filter/readFilter.ts';
import { GroupCounts, groupsWithout, peopleBelow } from './groupsOf.ts';
import { personalTexts as texts } from './texts.ts';

/** More combinations than that are not looked at: nearly everybody is alone in one. */
const MOST_GROUPS = 200_000;
const SHOWN = 20;

const groupCheck: Handler<'groupCheck'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const kept = await services.db
    .selectFrom('group_checks')
    .select(['columns', 'least'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return kept ?? { columns: [], least: SMALLEST_GROUP.usual };
};

/** What a cell says of a person; one reason for having no value is as good as another. */
function valueOf(cell: Cell | undefined, { values }: Variable): string {
  if (cell === undefined || typeof cell === 'object') return texts.noValue;
  return values.find(({ value }) => value === cell)?.label ?? String(cell);
}

const checkGroups: Handler<'checkGroups'> = async ({ survey_id: named, filter, columns, least }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const population = { survey_id, filter: readFilter(filter), now: services.now() };
  const snapshot = await Snapshot.open(services.db);
  const counts = new GroupCounts();
  let chosen: readonly Variable[] = [];
  try {
    const data = await readDialogData(snapshot.db, survey_id);
    chosen = [...new Set(columns)].map((name) => {
      const variable = data.variables.find((one) => one.name === name);
      if (!variable) throw new CallError('results/unknown-question');
      return variable;
    });
    for await (const rows of snapshot.read(selectConversations(population))) {
      for (const row of rows) {
        const cells = rowOf(chosen, storedConversation(row, data));
        counts.add(chosen.map((variable, place) => valueOf(cells[place], variable)));
      }
      if (counts.size > MOST_GROUPS) throw new CallError('results/too-much');
    }
  } finally {
    await snapshot.close();
  }
  const kept = { columns: chosen.map(({ name }) => name), least };
  await services.db
    .insertInto('group_checks')
    .values({ survey_id, ...kept })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(kept))
    .execute();
  const groups = counts.sorted();
  return {
    people: groups.reduce((sum, { count }) => sum + count, 0),
    smallest: groups[0]?.count ?? 0,
    below: peopleBelow(groups, least),
    combinations: groups
      .filter(({ count }) => count < least)
      .slice(0, SHOWN)
      .map(({ count, values }) => ({
        count,
        values: chosen.map(({ name: column, label }, place) => ({
          column,
          label,
          value: values[place] ?? texts.noValue,
        })),
      })),
    without: chosen.map(({ name: column, label }, place) => ({
      column,
      label,
      below: peopleBelow(groupsWithout(groups, place), least),
    })),
  };
};

/** Whether somebody could be recognised by a combination of values (role with analyse 1). */
export const groupCheckCalls = { groupCheck, checkGroups } satisfies Partial<Handlers>;
