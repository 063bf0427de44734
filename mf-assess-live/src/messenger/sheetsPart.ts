import { createPart } from '../loading/createPart.ts';

/** What opens before the conversation or stands at its end. */
export const sheets = createPart(() => import('./sheets.ts'));
