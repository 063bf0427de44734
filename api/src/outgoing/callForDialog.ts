import type { ApiRequest, ApiValues } from '@dialogwerk/shared/dialog';
import type { Services } from '../calls/services.ts';
import { fillSecrets, secretsOf } from './fillSecrets.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/**
 * Makes the request of a dialog's `api` block, with the dialog's secrets, which stay here: neither what is answered nor what
 * is kept of the request holds one. null for every failure, a missing secret among them.
 */
export async function callForDialog(
  { secrets, callExternalApi }: Pick<Services, 'secrets' | 'callExternalApi'>,
  survey_id: string,
  request: ApiRequest,
): Promise<ApiValues> {
  const known = await secrets.read(survey_id, secretsOf(request));
  const outgoing = fillSecrets(request, known);
  return outgoing && withoutSecrets(await callExternalApi(outgoing), known.values());
}
