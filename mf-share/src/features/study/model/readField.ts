import { SEND_ON, STUDY_LIMITS, STUDY_PASSWORD, studyClock, studyMoment } from '@dialogwerk/shared/contract';
import { studyTexts as texts } from '../texts.ts';

/** What was typed into a field: its value, or what is wrong with it. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

/** A number of conversations; none for an empty field. */
export function readMost(typed: string): Read<number | null> {
  if (typed.trim() === '') return { ok: true, value: null };
  const value = Number(typed);
  const isRight = Number.isInteger(value) && value >= 1 && value <= STUDY_LIMITS.most;
  return isRight ? { ok: true, value } : { ok: false, problem: texts.period.badNumber };
}

/** Where respondents are sent on to; nowhere for an empty field. */
export function readAddress(typed: string): Read<string | null> {
  const address = typed.trim();
  if (address === '') return { ok: true, value: null };
  return SEND_ON.isAddress(address) ? { ok: true, value: address } : { ok: false, problem: SEND_ON.sentence };
}

/** The password before a dialog, without blanks around it. */
export function readPassword(typed: string): Read<string> {
  const value = typed.trim();
  const isRight = value.length >= STUDY_PASSWORD.least && value.length <= STUDY_PASSWORD.greatest;
  return isRight ? { ok: true, value } : { ok: false, problem: texts.access.badPassword };
}

/** A text that may not be empty; `problem` says so. */
export const readWritten =
  (problem: string) =>
  (typed: string): Read<string> =>
    typed.trim() === '' ? { ok: false, problem } : { ok: true, value: typed.trim() };

/** A moment by the study's clock, in milliseconds; none for an empty field. */
export function readMoment(typed: string): Read<number | null> {
  if (typed === '') return { ok: true, value: null };
  const value = studyMoment(typed);
  return Number.isNaN(value) ? { ok: false, problem: texts.period.badMoment } : { ok: true, value };
}

/** A moment as a field for date and time shows it. */
export const writeMoment = (moment: number | null): string =>
  moment === null ? '' : studyClock(moment).slice(0, 16).replace(' ', 'T');
