import { change } from '@dialogwerk/shared/clients';
import { patch } from '@dialogwerk/shared/clients';
import type { DialogSecret } from '@dialogwerk/shared/contract';

/** Shows a secret as the server has taken it, once. */
const withSecret = (survey_id: string) => (answer: { readonly secret: DialogSecret }) => [
  patch('listSecrets', { survey_id }, ({ secrets }) => ({
    secrets: [...secrets.filter(({ name }) => name !== answer.secret.name), answer.secret].toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  })),
];

/** Keeps a value under a name, for the servers that it may be sent to; gives why it was not kept, as a sentence, or null when it was. */
export async function keepSecret(
  survey_id: string,
  secret: { readonly name: string; readonly value: string; readonly hosts: string[] },
): Promise<string | null> {
  const kept = await change('setSecret', { survey_id, ...secret }, { answered: withSecret(survey_id) });
  return kept.ok ? null : kept.reason;
}

/** Takes a secret out of use; gives why it stays, or null when it is gone. */
export async function deleteSecret(survey_id: string, name: string): Promise<string | null> {
  const answered = () => [
    patch('listSecrets', { survey_id }, ({ secrets }) => ({
      secrets: secrets.filter((secret) => secret.name !== name),
    })),
  ];
  const gone = await change('deleteSecret', { survey_id, name }, { answered });
  return gone.ok ? null : gone.reason;
}

/** Brings a deleted one back; gives why not, or null when it is there again. */
export async function restoreSecret(survey_id: string, name: string): Promise<string | null> {
  const back = await change('restoreSecret', { survey_id, name }, { answered: withSecret(survey_id) });
  return back.ok ? null : back.reason;
}
