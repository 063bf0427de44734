import { authorClient } from '@dialogwerk/shared/clients';
import type { CallResponse, LegalPageName } from '@dialogwerk/shared/contract';

type LegalText = CallResponse<'legalPage'>;

/** The operator's text of an information page. Throws `ApiError`. */
export function loadLegalPage(page: LegalPageName, signal: AbortSignal): Promise<LegalText> {
  return authorClient.call('legalPage', { page }, { signal });
}
