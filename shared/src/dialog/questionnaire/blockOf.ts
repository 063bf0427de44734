import type { Block, Option } from '../../contract/index.ts';
import { newBase } from '../blocks/newBase.ts';
import type { NewBase } from '../blocks/newBase.ts';
import type { Item } from './Item.ts';
import { booleanIn } from './json/JsonObject.ts';
import type { PlannedItem, PlannedOption } from './PlannedItem.ts';
import type { Note } from './report/ReportLines.ts';
import type { SharedScales } from './SharedScales.ts';
import { LONGEST_MESSAGE, shortened } from '../text/shortened.ts';

/** A text of the file as a message: `#5#` in it is no pause, and `{{` no variable. */
function asMessage(text: string): string {
  return text.replaceAll(/#(?=\d+#)/g, String.raw`\#`).replaceAll('{{', '{ {');
}

/** Created at 0, because a file has no clock: who stores the block sets the time. */
export function baseOf(item: Item, note: Note): NewBase {
  const { id, text, name } = item;
  const context = asMessage(text);
  if (context.length > LONGEST_MESSAGE) note(item, { code: 'text_shortened' });
  return {
    ...newBase(id, 0),
    context: shortened(context, LONGEST_MESSAGE),
    short_name: name,
  };
}

function optionsOf(options: readonly PlannedOption[]): Option[] {
  return options.map(({ id, text, score }) => ({ id, text, score }));
}

/**
 * The block of a planned item; null for one that is left out and for a total, which needs the others. A question
 * may be skipped only where the file says `required: false`: FHIR's default would make nearly every published
 * scale skippable, and its totals missing.
 */
export function blockOf({ item, plan }: PlannedItem, scales: SharedScales, note: Note): Block | null {
  const base = baseOf(item, note);
  const optional = booleanIn(item.raw, 'required') === false;
  const asked = { ...base, variable: item.variable, optional };
  switch (plan.kind) {
    case 'message':
      return { ...base, type: 'message' };
    case 'open':
      return { ...asked, type: 'open', multiline: plan.multiline, max_length: plan.max_length };
    case 'number':
      return { ...asked, type: 'number', min: plan.min, max: plan.max, integer: plan.integer, unit: plan.unit };
    case 'single':
      return { ...asked, type: 'single', options: optionsOf(plan.options) };
    case 'multiple':
      return { ...asked, type: 'multiple', options: optionsOf(plan.options), min: optional ? 0 : 1, max: null };
    case 'likert':
      return { ...asked, type: 'likert', scale: scales.scaleFor(plan.options), likert_na: false, inverse: false };
    case 'total':
    case 'nothing':
      return null;
  }
}
