import type { Finding } from '@dialogwerk/shared/dialog';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { atom, computed } from 'nanostores';
import { marksOf } from '../model/marksOf.ts';

/** What the check says of the dialog under edit. */
export interface DialogCheckState {
  readonly phase: 'checking' | 'checked' | 'fault';
  /** Of the last check that came to its end; errors first. */
  readonly findings: readonly Finding[];
  /** What there is to say of its wording. */
  readonly advice: readonly Advice[];
}

export const unchecked: DialogCheckState = { phase: 'checking', findings: [], advice: [] };

/** The check of the open dialog; one dialog is open at a time. */
export const $dialogCheck = atom<DialogCheckState>(unchecked);

/** Marks on the cards; the same map as long as the findings are. */
export const $marks = computed($dialogCheck, ({ findings }) => marksOf(findings));
