import { fetchOnce } from '@dialogwerk/shared/clients';
import type { RemoteChanges } from '../model/remoteChanges.ts';

/** What has changed in a dialog since a revision; throws `ApiError`. */
export function readRemoteChanges(survey_id: string, since: number): Promise<RemoteChanges> {
  return fetchOnce('surveyChanges', { survey_id, since });
}
