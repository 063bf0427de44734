import type { Handlers } from '../../calls/handler.ts';
import { listTrash } from './listTrash.ts';
import { purgeManager } from './purgeManager.ts';
import { purgeSurvey } from './purgeSurvey.ts';
import { surveyDeletion } from './surveyDeletion.ts';

/** The bin ('Papierkorb'): what lies in it, and how it goes for good. */
export const trashCalls = { surveyDeletion, listTrash, purgeSurvey, purgeManager } satisfies Partial<Handlers>;
