import { resultTexts } from './texts.ts';
import type { DataColumn, Variable } from './Variable.ts';

/** The key of a multi-chat's data: of the same name in its own table and in those of its dialogs, so that they are joined by it. */
export const participationColumn: DataColumn = {
  name: 'dw_participation',
  label: resultTexts.participation,
  type: 'text',
  measure: 'nominal',
  values: [],
  bounds: null,
  set: null,
};

/** The columns of a dialog that is or was in a multi-chat: the key stands behind that of the conversation; all others keep their names. */
export function withParticipation(variables: readonly Variable[]): Variable[] {
  const taken = new Set(variables.flatMap(({ name, set }) => [name.toLowerCase(), set?.toLowerCase()]));
  let { name } = participationColumn;
  for (let count = 2; taken.has(name); count += 1) name = `${participationColumn.name}_${count}`;
  return variables.toSpliced(1, 0, {
    ...participationColumn,
    name,
    missingName: null,
    source: { from: 'participation' },
  });
}
