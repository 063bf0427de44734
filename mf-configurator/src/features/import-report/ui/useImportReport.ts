import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadImportReport } from '../effects/loadImportReport.ts';
import { $importReport } from '../state/importReport.ts';
import type { ImportReportState } from '../state/importReport.ts';

/** How the open dialog was imported, read once. */
export function useImportReport(survey_id: string): ImportReportState {
  useEffect(() => loadImportReport(survey_id), [survey_id]);
  const known = useStore($importReport);
  return known.survey_id === survey_id ? known : { survey_id, phase: 'loading' };
}
