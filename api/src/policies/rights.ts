import type { RoleName, SurveyFlags } from '@dialogwerk/shared/contract';

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

/** The flags that open the tabs: the role's rights, without testing and going live while nothing can be asked. */
export function surveyFlags(role: RoleName, questions: number): SurveyFlags {
  const rights = rightsOf[role];
  return questions > 0 ? rights : { ...rights, testen: 0, live_switch: 0 };
}

/** Who may manage the dialog's team (domain.md §8, `sharing_permission`). */
export function maySharePermission(role: RoleName): 0 | 1 {
  return role === 'Besitzer' || role === 'Voller Zugriff' ? 1 : 0;
}
