import { laterPart } from '@dialogwerk/shared/ui';

/** For those whose link shows a report alone. */
export const SharedReport = laterPart(async () => (await import('./SharedReport.tsx')).default);
