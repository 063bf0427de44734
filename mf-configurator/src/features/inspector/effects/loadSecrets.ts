import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { $secrets } from '../state/secrets.ts';

/** Asks for the names of a dialog's secrets, in place of those of the dialog before. */
export async function loadSecrets(survey_id: string): Promise<void> {
  $secrets.set({ state: 'loading', survey_id });
  const known = await authorClient.call('listSecrets', { survey_id }).then(
    ({ secrets }) => ({ state: 'loaded', survey_id, secrets }) as const,
    (error: unknown) => ({ state: 'fault', survey_id, reason: reasonOf(error) }) as const,
  );
  if ($secrets.get()?.survey_id === survey_id) $secrets.set(known);
}
