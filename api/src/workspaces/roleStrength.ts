import type { RoleName } from '@dialogwerk/shared/contract';

/**
 * The roles from the weakest to the strongest, as spec §6 lists them. Trainieren and Analysieren give different rights; of both the one
 * that reaches further into the dialog holds, because no role has the rights of the two alone.
 */
export const rolesByStrength: readonly RoleName[] = [
  'Analysieren',
  'Trainieren',
  'Bearbeiten + Trainieren',
  'Voller Zugriff',
  'Besitzer',
];

/** What a role in a workspace gives in each of its dialogs, whose Besitzer stays who it is. */
export function roleInDialogs(role: RoleName): RoleName {
  return role === 'Besitzer' ? 'Voller Zugriff' : role;
}
