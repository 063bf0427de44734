import type { ImportChange } from '../../../../contract/index.ts';

/** What only tells how the import was made: the dialog asks, shows and computes what the file does. */
const informative: ReadonlySet<ImportChange['code']> = new Set<ImportChange['code']>([
  'computed_sum',
  'computed',
  'constant',
  'initial_dropped',
  'entry_format_dropped',
  'decimals_unchecked',
  'slider_as_number',
  'hidden_left_out',
  'empty_left_out',
  'copyright_in_ending',
  'translations_dropped',
]);

export type Severity = 'info' | 'warning';

/** How grave a change is: a warning where the dialog asks, computes or shows something else than the file. */
export function severityOf(change: ImportChange): Severity {
  if (change.code === 'language_recognised') return change.sure ? 'info' : 'warning';
  if (change.code === 'value_type') return change.read ? 'info' : 'warning';
  if (change.code === 'repeated') return change.limit === change.most && (change.least ?? 1) === 1 ? 'info' : 'warning';
  return informative.has(change.code) ? 'info' : 'warning';
}
