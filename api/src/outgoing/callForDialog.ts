import { hostOfAddress } from '@dialogwerk/shared/dialog';
import type { ApiRequest, ApiValues } from '@dialogwerk/shared/dialog';
import type { Services } from '../services.ts';
import { fillSecrets, secretsOf } from './fillSecrets.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/**
 * Makes the request of a dialog's `api` block, with the dialog's secrets, which stay here: neither what is answered nor what
 * is kept of the request holds one. A secret goes to the hosts that it was made for alone, and each use is written down. null for
 * every failure, a missing secret and another host among them.
 */
export async function callForDialog(
  { secrets, countedActs, callExternalApi }: Pick<Services, 'secrets' | 'countedActs' | 'callExternalApi'>,
  survey_id: string,
  request: ApiRequest,
): Promise<ApiValues> {
  const known = await secrets.read(survey_id, secretsOf(request));
  const values = new Map([...known].map(([name, { value }]) => [name, value]));
  const outgoing = fillSecrets(request, values);
  if (outgoing === null) return null;
  // Of the address as it goes out, because its host may have been filled in.
  const host = hostOfAddress(outgoing.url) ?? '';
  const refused = [...known].filter(([, { hosts }]) => !hosts.includes(host));
  const act = refused.length > 0 ? 'secret_refused' : 'secret_used';
  for (const [name] of refused.length > 0 ? refused : known) {
    countedActs.count({ act, actor_id: null, survey_id, detail: `${name} → ${shownHost(host, values)}` });
  }
  return refused.length > 0 ? null : withoutSecrets(await callExternalApi(outgoing), values.values());
}

const LONGEST_HOST = 100;

/** A host that was filled in from a reply or a secret is somebody's words. */
function shownHost(host: string, values: ReadonlyMap<string, string>): string {
  const isTold = [...values.values()].some((value) => host.includes(value.toLowerCase()));
  return isTold ? '…' : host.slice(0, LONGEST_HOST);
}
