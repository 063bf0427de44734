import type { Handlers } from '../../calls/handler.ts';
import { excelExport } from './export/excelExport.ts';
import { cancelExport, exportProgress } from './export/exportProgress.ts';
import { resultVariables } from './resultVariables.ts';

export const resultCalls: Pick<Handlers, 'excelExport' | 'exportProgress' | 'cancelExport' | 'resultVariables'> = {
  excelExport,
  exportProgress,
  cancelExport,
  resultVariables,
};
