import { choicesAlone } from '../../../blocks/common/inWords.ts';
import { MEDIA_LIMIT_BYTES, OTHER_OPTION, TEXT_LIMITS } from '../../../../contract/index.ts';
import type { Block, BlockOf, Option } from '../../../../contract/index.ts';
import { newBase } from '../../../blocks/common/newBase.ts';
import type { NewBase } from '../../../blocks/common/newBase.ts';
import { asMessage } from '../../../text/asMessage.ts';
import { LONGEST_MESSAGE, cut, shortened } from '../../../text/shortened.ts';
import type { PlannedItem, PlannedOption, PlannedOther } from '../items/PlannedItem.ts';
import type { QuestionnaireItem } from '../items/QuestionnaireItem.ts';
import type { Note } from '../report/ReportLines.ts';
import type { SharedScales } from './SharedScales.ts';

/** Created at 0, because a file has no clock: who stores the block sets the time. */
export function baseOf(item: QuestionnaireItem, text: string, note: Note): NewBase {
  const { id, name } = item;
  const context = asMessage(cut(text, LONGEST_MESSAGE));
  if (Math.max(context.length, text.length) > LONGEST_MESSAGE) note(item, { code: 'text_shortened' });
  return { ...newBase(id, 0), context: shortened(context, LONGEST_MESSAGE), short_name: name };
}

function optionsOf(options: readonly PlannedOption[]): Option[] {
  return options.map(({ id, text, score }) => ({ id, text, score }));
}

/** The options of a choice, and 'Sonstiges' where an own answer may be given: an option of the file's own with that id need not be written beside. */
function choiceOf(
  options: readonly PlannedOption[],
  other: PlannedOther | undefined,
): Pick<BlockOf<'single'>, 'options' | 'other' | 'other_optional'> {
  const own = optionsOf(options);
  if (!other) return { options: own };
  if (own.some(({ id }) => id === OTHER_OPTION)) return { options: own, other: 'text', other_optional: true };
  const last = { id: OTHER_OPTION, text: shortened(other.label, TEXT_LIMITS.option), score: null };
  return { options: [...own, last], other: 'text' };
}

/**
 * The block of a planned item; null for one that is left out and for one that is computed, which needs the others. A
 * question may be skipped where its item says so.
 */
export function blockOf({ item, plan }: PlannedItem, scales: SharedScales, note: Note): Block | null {
  const format = plan.kind === 'open' ? plan.format : null;
  const base = baseOf(item, format === null ? item.text : `${item.text}\n\n${format}`, note);
  const { variable, optional } = item;
  const asked = { ...base, variable, optional };
  switch (plan.kind) {
    case 'message':
      return { ...base, type: 'message' };
    case 'open':
      return { ...asked, type: 'open', multiline: plan.multiline, max_length: plan.max_length };
    case 'url':
      return { ...asked, type: 'url' };
    case 'upload':
      return { ...asked, type: 'upload', kinds: ['image', 'document'], max_bytes: MEDIA_LIMIT_BYTES.image };
    case 'date':
      return { ...asked, type: 'date', ...choicesAlone, min: plan.min, max: plan.max, earliest: null, latest: null };
    case 'time':
      return { ...asked, type: 'time', ...choicesAlone, min: plan.min, max: plan.max };
    case 'number':
      return {
        ...asked,
        type: 'number',
        ...choicesAlone,
        min: plan.min,
        max: plan.max,
        integer: plan.integer,
        unit: plan.unit,
      };
    case 'slider': {
      const { min, max, step, label_min, label_max } = plan;
      return { ...asked, type: 'slider', ...choicesAlone, min, max, step, label_min, label_max };
    }
    case 'truth':
      return { ...asked, type: 'single', ...choicesAlone, options: optionsOf(plan.options) };
    case 'single':
      return { ...asked, type: 'single', ...choicesAlone, ...choiceOf(plan.options, plan.other) };
    case 'multiple': {
      const min = plan.min ?? (optional ? 0 : 1);
      return { ...asked, type: 'multiple', ...choiceOf(plan.options, plan.other), min, max: plan.max };
    }
    case 'likert':
      return {
        ...asked,
        type: 'likert',
        ...choicesAlone,
        scale: scales.scaleFor(plan.options),
        likert_na: false,
        inverse: false,
      };
    case 'repeat': {
      const { rounds } = plan;
      return {
        ...base,
        variable,
        type: 'loop',
        rounds,
        items: [],
        numbered_items: [],
        named_by: null,
        members: [],
        carry: null,
      };
    }
    case 'computed':
    case 'nothing':
      return null;
  }
}
