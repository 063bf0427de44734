import type { Handlers } from '../../calls/handler.ts';
import { adminReports } from './adminReports.ts';
import { sendReport } from './sendReport.ts';

export const reportCalls = { sendReport, adminReports } satisfies Partial<Handlers>;
