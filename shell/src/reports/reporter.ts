import { sendReport } from '@dialogwerk/shared/clients';
import { createReporter } from './createReporter.ts';

/** The tab's own reporter. */
export const reporter = createReporter({
  tab: [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  send: sendReport,
});
