import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { putSecret, takeSecretAway } from '../state/secrets.ts';

/** Keeps a value under a name, for the servers that it may be sent to; gives why it was not kept, as a sentence, or null when it was. */
export async function keepSecret(
  survey_id: string,
  secret: { readonly name: string; readonly value: string; readonly hosts: string[] },
): Promise<string | null> {
  return orReason(async () => {
    const kept = await authorClient.call('setSecret', { survey_id, ...secret });
    putSecret(survey_id, kept.secret);
  });
}

/** Takes a secret out of use; gives why it stays, or null when it is gone. */
export async function deleteSecret(survey_id: string, name: string): Promise<string | null> {
  return orReason(async () => {
    await authorClient.call('deleteSecret', { survey_id, name });
    takeSecretAway(survey_id, name);
  });
}

/** Brings a deleted one back; gives why not, or null when it is there again. */
export async function restoreSecret(survey_id: string, name: string): Promise<string | null> {
  return orReason(async () => {
    const { secret } = await authorClient.call('restoreSecret', { survey_id, name });
    putSecret(survey_id, secret);
  });
}

async function orReason(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
