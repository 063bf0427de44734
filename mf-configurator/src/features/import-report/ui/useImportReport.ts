import { mapCalled, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** The report of one import, with its file. */
type Imported = NonNullable<CallResponse<'importReport'>['imported']>;

/** How a dialog was imported; null for one that was not. */
export type ImportReportCall = Called<Imported | null>;

/** How the open dialog was imported. */
export const useImportReport = (survey_id: string): ImportReportCall =>
  mapCalled(useResource('importReport', { survey_id }), ({ imported }) => imported);
