import type { DialogEntry, StoredValue } from '@dialogwerk/shared/contract';
import { openQuestion, openRequest, progressOf, step } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState, Effect, EngineEvent, Step } from '@dialogwerk/shared/dialog';
import type { TurnOutcome } from './conversationStatements.ts';
import { dialogEntries } from './dialogEntries.ts';

/** A turn as the engine plays it: ready to be stored and answered with, or refused. */
export type PlayedTurn =
  | {
      readonly outcome: 'accepted';
      readonly state: ConversationState;
      readonly entries: DialogEntry[];
      readonly result: TurnOutcome;
      readonly answers: { unique_question_id: string; nachfrage_id: string; value: StoredValue }[];
    }
  | Exclude<Step, { outcome: 'accepted' }>;

/** Plays one event on a conversation, without touching anything; `now` in milliseconds since 1970. */
export function playTurn(
  survey: CompiledSurvey,
  state: ConversationState,
  event: EngineEvent,
  now: number,
): PlayedTurn {
  const played = step(survey, state, event);
  if (played.outcome !== 'accepted') return played;
  const { effects } = played;
  const question = openQuestion(survey, played.state);
  const replied = event.kind === 'reply' ? event.unique_question_id : null;
  return {
    outcome: 'accepted',
    state: played.state,
    entries: dialogEntries({ effects, replied, question, now }),
    result: {
      question,
      waiting: openRequest(survey, played.state) !== null,
      finished: effects.some(({ kind }) => kind === 'finish'),
      progress: progressOf(survey, played.state),
    },
    answers: effects.flatMap((effect) => (effect.kind === 'store' ? [answerOf(effect)] : [])),
  };
}

function answerOf({ unique_question_id, nachfrage_id, value }: Extract<Effect, { kind: 'store' }>): {
  unique_question_id: string;
  nachfrage_id: string;
  value: StoredValue;
} {
  return { unique_question_id, nachfrage_id: nachfrage_id ?? '', value };
}
