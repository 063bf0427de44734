import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isNumber, isText, orNull } from './guards.ts';

/** What a button of the top bar asks of the module on screen: 'Neu starten' (Testen) or 'Update' (Analyse) (spec §2). */
export interface ModuleSignal {
  readonly kind: 'restart' | 'update';
  /** Counts up, so that the same wish twice is two wishes. */
  readonly id: number;
}

/** The latest wish; null before the first. Owner: shell; the module that shows listens. */
export const $moduleSignal = crossAppAtom<ModuleSignal | null>(
  'moduleSignal',
  null,
  orNull(fields<ModuleSignal>({ kind: isText, id: isNumber })),
);

/** Asks the module on screen to start again or to load anew. */
export function signalModule(kind: ModuleSignal['kind']): void {
  $moduleSignal.set({ kind, id: ($moduleSignal.get()?.id ?? 0) + 1 });
}
