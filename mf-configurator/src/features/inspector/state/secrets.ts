import type { DialogSecret } from '@dialogwerk/shared/contract';
import type { SecretHosts } from '@dialogwerk/shared/dialog';
import { atom, computed } from 'nanostores';

/** The secrets of the open dialog as far as they are known: names, never values. */
export type SecretsState =
  | { readonly state: 'loading'; readonly survey_id: string }
  | { readonly state: 'fault'; readonly survey_id: string; readonly reason: string }
  | { readonly state: 'loaded'; readonly survey_id: string; readonly secrets: readonly DialogSecret[] };

/** null until a dialog is opened that its author may edit. */
export const $secrets = atom<SecretsState | null>(null);

/** Their names and where each is sent to, for the check; null while they are not known. */
export const $secretHosts = computed($secrets, (known): SecretHosts | null =>
  known?.state === 'loaded' ? new Map(known.secrets.map(({ name, hosts }) => [name, hosts])) : null,
);

/** Shows a secret that was kept, once; nothing once another dialog is open. */
export function putSecret(survey_id: string, secret: DialogSecret): void {
  change(survey_id, (secrets) => [...secrets.filter(({ name }) => name !== secret.name), secret]);
}

export function takeSecretAway(survey_id: string, name: string): void {
  change(survey_id, (secrets) => secrets.filter((secret) => secret.name !== name));
}

function change(survey_id: string, work: (secrets: readonly DialogSecret[]) => readonly DialogSecret[]): void {
  const known = $secrets.get();
  if (known?.state !== 'loaded' || known.survey_id !== survey_id) return;
  const secrets = work(known.secrets).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  $secrets.set({ ...known, secrets });
}
