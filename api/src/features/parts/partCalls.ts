import type { Handlers } from '../../calls/handler.ts';
import { changedParts } from './changedParts.ts';
import { listParts } from './listParts.ts';
import { partContent } from './partContent.ts';

/** The library: what dialogs are put together from (docs/decisions/0142). */
export const partCalls = { listParts, partContent, changedParts } satisfies Partial<Handlers>;
