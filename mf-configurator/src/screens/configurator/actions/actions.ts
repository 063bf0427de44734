import type { Action } from './Action.ts';
import { building } from './building.ts';
import { editing } from './editing.ts';
import { viewing } from './viewing.ts';

/** All that the author can do with the dialog as a whole or with the selection, in the order of the toolbar. */
export const actions: readonly Action[] = [...editing, ...building, ...viewing];
