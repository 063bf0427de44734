import { patch } from '@dialogwerk/shared/clients';
import type { TrashEntry } from './model/TrashEntry.ts';

/** Shows the bin without an entry. */
export const withoutEntryPatch = (entry: TrashEntry) =>
  patch('listTrash', {}, ({ surveys, managers }) => ({
    surveys: surveys.filter((one) => entry.kind !== 'survey' || one.survey_id !== entry.survey_id),
    managers: managers.filter((one) => entry.kind !== 'manager' || one.dialog_manager_id !== entry.dialog_manager_id),
  }));
