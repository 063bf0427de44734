import { authorClient } from '@dialogwerk/shared/clients';
import type { ListedTemplate } from '@dialogwerk/shared/contract';

/** What a new dialog can begin as, in its order. Throws `ApiError`. */
export async function loadTemplates(signal: AbortSignal): Promise<readonly ListedTemplate[]> {
  return (await authorClient.call('listTemplates', {}, { signal })).templates;
}
