import { extensionOf } from '../extensionOf.ts';
import { fhirPathIn } from '../formulas/VariableScopes.ts';
import { understood } from '../formulas/NotUnderstood.ts';
import { fixedValue } from '../formulas/values.ts';
import type { Item } from '../items/Item.ts';
import type { ReadText } from '../items/readerOf.ts';
import { booleanIn, numberIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { ComputedPlan } from '../../common/items/PlannedItem.ts';

const isShown = ({ type }: Item): boolean => type === 'group' || type === 'display';

/** The FHIRPath by which an item is calculated; null without one. */
export function formulaOf(item: Item): string | null {
  if (isShown(item)) return null;
  const extension = extensionOf(item.raw, 'calculatedExpression', 'calculatedValue');
  return extension && (fhirPathIn(extension) ?? '');
}

/** Why an item is never put to a respondent; null for one that is. */
export function computedKind(item: Item): 'formula' | 'hidden' | 'read-only' | null {
  if (formulaOf(item) !== null) return 'formula';
  if (item.hidden) return isShown(item) && item.text === '' ? null : 'hidden';
  return item.readOnly && !isShown(item) ? 'read-only' : null;
}

/** The value that an item has from the start, when nobody can change it; null without one that a variable can hold. */
export function fixedOf(item: Item, read: ReadText): ComputedPlan | null {
  const [initial = {}, ...others] = objectsIn(item.raw, 'initial');
  const fixed =
    booleanIn(initial, 'valueBoolean') ??
    numberIn(initial, 'valueInteger') ??
    numberIn(initial, 'valueDecimal') ??
    read(initial, 'valueString') ??
    textIn(initial, 'valueDate');
  if (isShown(item) || formulaOf(item) !== null || fixed === null || others.length > 0) return null;
  const written = understood(() => fixedValue(fixed));
  if (written === null) return null;
  return {
    kind: 'computed',
    type: written.type,
    needs: new Set(),
    computation: { kind: 'fixed', value: String(fixed), expression: written.written.text },
  };
}
