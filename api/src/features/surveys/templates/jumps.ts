import type { Jump } from '@dialogwerk/shared/contract';

/** Whoever chooses the option goes on at `target`. */
export const by = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });

/** Whoever the condition holds for goes on at `target`. */
export const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });
