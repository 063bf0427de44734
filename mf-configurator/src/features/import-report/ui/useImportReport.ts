import { authorClient, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { useCallback } from 'react';

/** The report of one import, with its file. */
type Imported = NonNullable<CallResponse<'importReport'>['imported']>;

/** How a dialog was imported; null for one that was not. */
export type ImportReportCall = Called<Imported | null>;

/** How the open dialog was imported, read once. */
export function useImportReport(survey_id: string): ImportReportCall {
  return useCall(
    useCallback(
      async (signal) => (await authorClient.call('importReport', { survey_id }, { signal })).imported,
      [survey_id],
    ),
  );
}
