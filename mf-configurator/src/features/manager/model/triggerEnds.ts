import type { QuestionOf, TriggerKind, TriggerRule } from '@dialogwerk/shared/dialog';

/** A trigger from what happens first to what follows from it; nothing of the multi-chat comes before a call from outside. */
export interface TriggerEnds {
  readonly kind: TriggerKind;
  readonly cause: QuestionOf | null;
  readonly effect: QuestionOf;
  /** Seconds that it acts later; absent for at once. */
  readonly delay_seconds?: number;
}

/** What waits sits on the effect and names the cause; what moves sits on the cause and names the effect. */
export function endsOf({ kind, at, names, delay_seconds }: TriggerRule): TriggerEnds {
  const delay = delay_seconds === undefined ? {} : { delay_seconds };
  switch (kind) {
    case 'waitFor':
    case 'startDialog':
      return { kind, cause: names, effect: at, ...delay };
    case 'moveDialog':
      return { kind, cause: at, effect: names, ...delay };
    case 'waitAPI':
      return { kind, cause: null, effect: at };
  }
}

/** The trigger of these ends; null while one that it needs is missing. A call from outside acts when it comes. */
export function ruleOf(
  kind: TriggerKind,
  cause: QuestionOf | null,
  effect: QuestionOf | null,
  seconds = 0,
): TriggerRule | null {
  if (!effect) return null;
  if (kind === 'waitAPI') return { kind, at: effect, names: effect };
  if (!cause) return null;
  const ends = kind === 'moveDialog' ? { at: cause, names: effect } : { at: effect, names: cause };
  return { kind, ...ends, ...(seconds > 0 ? { delay_seconds: seconds } : {}) };
}

export function isSameQuestion(one: QuestionOf | null, other: QuestionOf | null): boolean {
  return one?.survey_id === other?.survey_id && one?.unique_question_id === other?.unique_question_id;
}
