import type { Finding } from '@dialogwerk/shared/dialog';
import { atom, computed } from 'nanostores';
import { marksOf } from '../model/marksOf.ts';

/** What the check says of the dialog under edit. */
export interface DialogCheckState {
  readonly phase: 'checking' | 'checked' | 'fault';
  /** Of the last check that came to its end; errors first. */
  readonly findings: readonly Finding[];
}

export const unchecked: DialogCheckState = { phase: 'checking', findings: [] };

/** The check of the open dialog; one dialog is open at a time. */
export const $dialogCheck = atom<DialogCheckState>(unchecked);

/** Marks on the cards; the same map as long as the findings are. */
export const $marks = computed($dialogCheck, ({ findings }) => marksOf(findings));
