import type { Handlers } from '../../calls/handler.ts';
import { changeHistory } from './changeHistory.ts';
import { setPointer } from './setPointer.ts';
import { surveyChanges } from './surveyChanges.ts';

/** Who changed what, and where everybody is. */
export const changeCalls = { surveyChanges, changeHistory, setPointer } satisfies Partial<Handlers>;
