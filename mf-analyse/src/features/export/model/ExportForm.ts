import type { CallRequest, ExportFormat, ExportWish } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';

/** Whose conversations are taken; 'filtered': as the address says. */
export type Who = 'begun' | 'finished' | 'all' | 'filtered';

/** What an author has chosen. */
export interface ExportForm {
  readonly format: ExportFormat;
  readonly separator: ExportWish['separator'];
  readonly content: ExportWish['content'];
  readonly missing: ExportWish['missing'];
  readonly who: Who;
  /** Days, as '2026-11-22'; '' for none. */
  readonly from: string;
  readonly to: string;
  /** The loop whose rounds are the rows; '' for a row for each conversation. */
  readonly rounds: string;
  /** Whether the rows are answers that were given before a jump back asked again. */
  readonly earlier: boolean;
  /** Whether what the team noted comes along. */
  readonly marks: boolean;
  /** Whether what tells of people in free texts stays. */
  readonly personal: ExportWish['personal'];
  /** Names of variables that are left out. */
  readonly without: readonly string[];
}

export const newExportForm: ExportForm = {
  format: 'xlsx',
  separator: 'semicolon',
  content: 'values',
  missing: 'empty',
  who: 'begun',
  from: '',
  to: '',
  rounds: '',
  earlier: false,
  marks: false,
  personal: 'keep',
  without: [],
};

const states = {
  begun: ['finished', 'screened', 'waiting', 'stopped'],
  finished: ['finished'],
  all: [],
} as const;

/** Which choices a format has. */
export function choicesOf(format: ExportFormat): {
  readonly csv: boolean;
  readonly missing: boolean;
  /** Columns, chosen ones and those of what was noted. */
  readonly variables: boolean;
  /** What respondents have written. */
  readonly words: boolean;
  /** Rows that are no conversations. */
  readonly rows: boolean;
} {
  const isTable = format !== 'transcripts';
  return {
    csv: format === 'csv',
    missing: format === 'csv' || format === 'xlsx',
    variables: isTable,
    words: format !== 'codebook',
    rows: isTable && format !== 'package',
  };
}

/** The call that a choice stands for. `filter`: the address's; `variables`: all there are, null while they are not known. */
export function exportRequest(
  survey_id: string,
  form: ExportForm,
  { filter, variables }: { readonly filter: string; readonly variables: readonly string[] | null },
): CallRequest<'excelExport'> {
  const { format, separator, content, missing, who, from, to, rounds, earlier, marks, personal, without } = form;
  const own =
    who === 'filtered'
      ? filter
      : writeFilter({ ...everything, states: [...states[who]], from: from || null, to: to || null });
  const left = new Set(without);
  const chosen = variables && left.size > 0 ? variables.filter((name) => !left.has(name)) : null;
  const has = choicesOf(format);
  const rows = !has.rows ? {} : earlier ? { earlier: true as const } : rounds === '' ? {} : { rounds };
  const ofConversations = Object.keys(rows).length === 0;
  return {
    survey_id,
    format,
    filter: own,
    ...(has.csv ? { separator, content } : {}),
    ...(has.missing ? { missing } : {}),
    ...rows,
    ...(has.variables && ofConversations && marks ? { marks } : {}),
    ...(has.words && personal === 'hide' ? { personal } : {}),
    ...(has.variables && ofConversations && chosen ? { variables: chosen } : {}),
  };
}
