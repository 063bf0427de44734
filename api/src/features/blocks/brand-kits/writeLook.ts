import type { BrandField, BrandLook } from '@dialogwerk/shared/contract';
import { brandFields } from '@dialogwerk/shared/contract';
import type { Edit } from '../Edit.ts';

/** Sets these settings of the draft and notes them in its history; gives those that were other before. */
export async function writeLook(edit: Edit, look: Partial<BrandLook>): Promise<BrandField[]> {
  const { tx, survey } = edit;
  const changed = brandFields.filter((field) => look[field] !== undefined && look[field] !== survey.settings[field]);
  if (changed.length === 0) return changed;
  for (const key of changed)
    edit.note({ key, old_value: survey.settings[key], new_value: look[key], block: null, change: 'config' });
  const settings = { ...survey.settings, ...Object.fromEntries(changed.map((field) => [field, look[field]])) };
  await tx
    .updateTable('surveys')
    .set({ settings: JSON.stringify(settings) })
    .where('survey_id', '=', survey.survey_id)
    .execute();
  return changed;
}
