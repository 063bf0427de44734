import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';

/** The information pages whose text the operator of the installation writes (spec §2). */
const legalPageName = z.enum(['impressum', 'impressum_tatort', 'bi', 'datenschutz', 'agb', 'about']);
export type LegalPageName = z.infer<typeof legalPageName>;

export const legalCalls = {
  legalPage: {
    method: 'GET',
    path: '/api/legal/:page',
    access: 'public',
    errors: ['legal/unreadable'],
    request: z.object({ page: legalPageName }),
    response: z.object({
      /** Markdown: headings, and the small set of dialog texts (domain.md §1). */
      text: z.string(),
      /** What the operator still has to fill in: the contents of `[[…]]`, each once, in their order. */
      placeholders: z.array(z.string()),
    }),
  },
} as const satisfies CallRecords;
