import { isPartlyScored } from '../../common/items/PlannedItem.ts';
import type { PlannedOption } from '../../common/items/PlannedItem.ts';
import type { Collection, Source, Value } from './Collection.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { fixedValue, value } from './values.ts';
import { write } from './Written.ts';
import type { Written } from './Written.ts';

/** What the variable of a choice holds when an option is chosen; null when another option would give the same. */
export function optionValue(options: readonly PlannedOption[], chosen: PlannedOption, listed: boolean): Written | null {
  const scored = !listed && options.some(({ score }) => score !== null);
  const alike = options.filter((option) => (scored ? option.score === chosen.score : option.text === chosen.text));
  if (alike.length > 1) return null;
  if (!scored) return write.quoted(chosen.text);
  return chosen.score === null ? null : write.number(chosen.score);
}

/** Whether an option was chosen, missing without an answer. */
export function isChosen({ item, plan }: Source, option: PlannedOption): Written {
  if (!('options' in plan)) throw new NotUnderstood();
  const held = optionValue(plan.options, option, plan.kind === 'multiple');
  if (held === null) throw new NotUnderstood();
  return write.compare('=', write.variable(item.variable), held);
}

/** The value that stands in the answer of an item: of a boolean its truth, of a choice what was chosen. */
export function answerOf(source: Source): Collection {
  const { item, plan } = source;
  const variable = write.variable(item.variable);
  if (isPartlyScored(plan)) throw new NotUnderstood();
  switch (plan.kind) {
    case 'number':
    case 'slider':
      return item.type === 'quantity' ? [{ kind: 'quantity', source }] : [value('number', variable)];
    case 'open':
    case 'date':
      return [value('text', variable)];
    case 'truth':
      return [value('boolean', isChosen(source, plan.options[0]))];
    case 'single':
    case 'likert':
      return plan.values === 'coding' ? [{ kind: 'choice', source }] : [plainAnswer(source, plan.options, plan.values)];
    case 'multiple':
      return plan.options.map((option) =>
        plan.values === 'coding'
          ? { kind: 'option', source, option, guard: isChosen(source, option) }
          : given(isChosen(source, option), plainValue(option, plan.values)),
      );
    case 'computed':
      return item.type === 'quantity' ? [{ kind: 'quantity', source }] : [value(plan.type, variable)];
    case 'message':
    case 'repeat':
    case 'nothing':
    case 'url':
    case 'upload':
    // Because a formula writes times with seconds, and the variable holds none.
    case 'time':
      throw new NotUnderstood();
  }
}

/** A value that is there only where a guard holds. */
export function given(guard: Written, { type, written }: Value): Value {
  return value(type, write.when(guard, false, written, null));
}

/** The number or text that an option stands for. */
function plainValue({ code, text }: PlannedOption, values: 'number' | 'text'): Value {
  return fixedValue(values === 'number' ? Number(code) : (code ?? text));
}

/** The chosen number or text, where the variable holds just that. */
function plainAnswer({ item }: Source, options: readonly PlannedOption[], values: 'number' | 'text'): Value {
  const holdsIt = options.every((option) => {
    const held = option.score ?? (values === 'text' ? option.text : null);
    return held === plainValue(option, values).fixed;
  });
  if (!holdsIt) throw new NotUnderstood();
  return value(values, write.variable(item.variable));
}

/** The score of what was chosen in a choice. */
export function scoreOf({ item, plan }: Source): Value {
  if (!('options' in plan) || plan.kind === 'multiple' || plan.options.every(({ score }) => score === null)) {
    throw new NotUnderstood();
  }
  return value('number', write.variable(item.variable));
}
