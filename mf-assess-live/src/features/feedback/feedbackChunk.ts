import { createChunk } from '../../loading/createChunk.ts';

/** What a respondent thinks of the dialog; fetched by those alone who say it, because they need the network for that anyway. */
export const feedback = createChunk(() => import('./feedback.ts'));
