import { participationColumn, plainLine, resultTexts } from '@dialogwerk/shared/dialog';
import type { DataColumn, Variable } from '@dialogwerk/shared/dialog';
import type { ChatDialog } from '../../../../policies/mayAnalyseChats.ts';
import { chatsTexts as texts } from '../texts.ts';
import { columnName } from './columnName.ts';

const moment = { type: 'datetime', measure: 'scale', values: [], bounds: null, set: null } as const;

/** What the table of a multi-chat says of each participation, in front of all dialogs. */
export const participationColumns: readonly DataColumn[] = [
  participationColumn,
  { ...moment, name: 'dw_started_at', label: resultTexts.facts.started_at },
  { ...moment, name: 'dw_last_at', label: texts.last },
  {
    name: 'dw_publication',
    label: texts.publication,
    type: 'number',
    measure: 'ordinal',
    values: [],
    bounds: { min: 0, max: 1e12 },
    set: null,
  },
];

/** The variables of a dialog as columns beside those of others. */
export function dialogColumns(
  { survey_id_int, survey_name }: ChatDialog,
  variables: readonly Variable[],
): readonly DataColumn[] {
  const dialog = plainLine(survey_name);
  return variables.map(({ name, label, set, type, measure, values, bounds, alias }) => ({
    name: columnName(survey_id_int, name),
    label: texts.ofDialog(dialog, label),
    set: set === null ? null : columnName(survey_id_int, set),
    type,
    measure,
    values,
    bounds,
    ...(alias && { alias }),
  }));
}
