import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { $importReport } from '../state/importReport.ts';

/** Reads how a dialog was imported; gives the way to give up. */
export function loadImportReport(survey_id: string): () => void {
  const controller = new AbortController();
  $importReport.set({ survey_id, phase: 'loading' });
  authorClient.call('importReport', { survey_id }, { signal: controller.signal }).then(
    ({ imported }) => {
      if (!controller.signal.aborted) $importReport.set({ survey_id, phase: 'loaded', imported });
    },
    (error: unknown) => {
      if (!controller.signal.aborted) $importReport.set({ survey_id, phase: 'fault', reason: reasonOf(error) });
    },
  );
  return () => controller.abort();
}
