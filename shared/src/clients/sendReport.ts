import { routes } from '../contract/routes.ts';
import type { CallRequest } from '../contract/index.ts';

/** Hands over what a tab tells of its versions, by a beacon, which also goes when the page does. Tells whether it was taken. */
export function sendReport(report: CallRequest<'sendReport'>): boolean {
  return navigator.sendBeacon(routes.sendReport.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
