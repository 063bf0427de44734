import { isDeepStrictEqual } from 'node:util';
import type { Block, SurveyConfig } from '@dialogwerk/shared/contract';
import { asFields, translationChanges } from '../../dialogs/translationField.ts';
import type { Edit } from './Edit.ts';

interface FieldChange {
  readonly key: string;
  readonly old_value: unknown;
  readonly new_value: unknown;
}

/** The fields whose values differ, with both values. */
export function changedFields(before: object, after: object): FieldChange[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => !isDeepStrictEqual(old.get(key), value))
    .map(([key, new_value]) => ({ key, old_value: old.get(key), new_value }));
}

/** Settings whose values differ, with both values; of the texts in other languages each one that does. */
export function changedSettings(
  before: Settings,
  after: object & { readonly translations?: SurveyConfig['translations'] | undefined },
): FieldChange[] {
  const { translations: old, ...fields } = before;
  const { translations: now = old, ...wanted } = after;
  const texts = translationChanges(old, now);
  return [...changedFields(fields, wanted), ...changedFields(asFields(old, texts), asFields(now, texts))];
}

type Settings = object & Pick<SurveyConfig, 'translations'>;

/** Notes each field of a block that differs; gives whether one does. Numbers of items follow from the items. */
export function noteBlockChange(edit: Edit, before: Block, block: Block): boolean {
  const changed = changedFields(before, block).filter(({ key }) => key !== 'numbered_items');
  for (const field of changed) edit.note({ ...field, block, change: field.key === 'order' ? 'order' : 'update' });
  return changed.length > 0;
}
