import type { QuestionOf, TriggerKind, TriggerRule } from '@dialogwerk/shared/dialog';

/** A trigger from what happens first to what follows from it; nothing of the multi-chat comes before a call from outside. */
export interface TriggerEnds {
  readonly kind: TriggerKind;
  readonly cause: QuestionOf | null;
  readonly effect: QuestionOf;
}

/** What waits sits on the effect and names the cause; what moves sits on the cause and names the effect. */
export function endsOf({ kind, at, names }: TriggerRule): TriggerEnds {
  switch (kind) {
    case 'waitFor':
    case 'startDialog':
      return { kind, cause: names, effect: at };
    case 'moveDialog':
      return { kind, cause: at, effect: names };
    case 'waitAPI':
      return { kind, cause: null, effect: at };
  }
}

/** The trigger of these ends; null while one that it needs is missing. */
export function ruleOf(kind: TriggerKind, cause: QuestionOf | null, effect: QuestionOf | null): TriggerRule | null {
  if (!effect) return null;
  if (kind === 'waitAPI') return { kind, at: effect, names: effect };
  if (!cause) return null;
  return kind === 'moveDialog' ? { kind, at: cause, names: effect } : { kind, at: effect, names: cause };
}

export function isSameQuestion(one: QuestionOf | null, other: QuestionOf | null): boolean {
  return one?.survey_id === other?.survey_id && one?.unique_question_id === other?.unique_question_id;
}
