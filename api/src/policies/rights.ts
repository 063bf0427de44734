import type { RoleName, SurveyFlags } from '@dialogwerk/shared/contract';
import { roleName } from '@dialogwerk/shared/contract/schemas';

const all: SurveyFlags = { bearbeiten: 1, intrance: 1, testen: 1, live_switch: 1, analyse: 1 };
const none: SurveyFlags = { bearbeiten: 0, intrance: 0, testen: 0, live_switch: 0, analyse: 0 };

/** What each role may do (domain.md §8, the table to the letter). */
export const rightsOf: Readonly<Record<RoleName, SurveyFlags>> = {
  Besitzer: all,
  'Voller Zugriff': all,
  'Bearbeiten + Trainieren': { ...none, bearbeiten: 1, intrance: 1, testen: 1 },
  Trainieren: { ...none, intrance: 1, testen: 1 },
  Analysieren: { ...none, analyse: 1 },
};

/** The roles that have a right. */
export function rolesWith(right: keyof SurveyFlags): readonly RoleName[] {
  return roleName.options.filter((role) => rightsOf[role][right] === 1);
}

/** The roles that may change blocks and settings. */
export const editingRoles: readonly RoleName[] = rolesWith('bearbeiten');

/**
 * The flags that open the tabs: the role's rights, without testing while the draft asks nothing, and without going live while
 * what is published does not either (a publication always asks something).
 */
export function surveyFlags(
  role: RoleName,
  { questions, publication_id }: { readonly questions: number; readonly publication_id: string | null },
): SurveyFlags {
  const rights = rightsOf[role];
  if (questions > 0) return rights;
  return { ...rights, testen: 0, live_switch: publication_id === null ? 0 : rights.live_switch };
}

/** Who may manage the dialog's team (domain.md §8, `sharing_permission`). */
export function maySharePermission(role: RoleName): 0 | 1 {
  return role === 'Besitzer' || role === 'Voller Zugriff' ? 1 : 0;
}

/** Who may change the files of a workspace: whoever edits its dialogs. */
export function mayFill(role: RoleName): boolean {
  return rightsOf[role].bearbeiten === 1;
}
