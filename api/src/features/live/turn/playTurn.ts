import type { DialogEntry } from '@dialogwerk/shared/contract';
import { entriesOf, isWaiting, openQuestion, progressOf, step, wayOf } from '@dialogwerk/shared/dialog';
import type {
  CompiledSurvey,
  ConversationState,
  Effect,
  EngineEvent,
  ReplyFile,
  Step,
  FileAddresses,
} from '@dialogwerk/shared/dialog';
import { languageOf } from './languageOf.ts';
import type { StoredAnswer, TurnOutcome } from './conversationStatements.ts';
import { publicMediaPath } from '@dialogwerk/shared/contract';
import { replyMediaPath } from '../../../media/replyMediaAddress.ts';
import { typeByName } from '../../../media/typeByName.ts';

/** Where the files of a dialog and of its respondents lie on this server. */
const fileAddresses: FileAddresses = {
  ofDialog: (filename_db) => ({ location: publicMediaPath(filename_db), type: typeByName(filename_db) }),
  ofReply: replyMediaPath,
};

/** A turn as the engine plays it: ready to be stored and answered with, or refused. */
export type PlayedTurn =
  | {
      readonly outcome: 'accepted';
      readonly state: ConversationState;
      readonly entries: DialogEntry[];
      readonly result: TurnOutcome;
      readonly answers: StoredAnswer[];
      /** `wayOf` the turn. */
      readonly way: string[];
      /** The arms of experiments that it came to. */
      readonly draws: Extract<Effect, { kind: 'draw' }>[];
    }
  | Exclude<Step, { outcome: 'accepted' }>;

/** What a turn is played with beside the event. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The respondent's file that the reply names; null for other replies. */
  readonly file?: ReplyFile | null;
  /** Only what is said before an arm of an experiment is drawn: what follows is known in a conversation alone. */
  readonly untilDrawn?: boolean;
}

/** Plays one event on a conversation, without touching anything. */
export function playTurn(
  survey: CompiledSurvey,
  state: ConversationState,
  event: EngineEvent,
  circumstances: Circumstances,
): PlayedTurn {
  const played = step(survey, state, timed(event, circumstances.now));
  if (played.outcome !== 'accepted') return played;
  return { outcome: 'accepted', ...turnOf(survey, { before: state, event }, played, circumstances) };
}

/** An event with its time, where it has none yet: that of the turn that is stored. Played again with it, today is the same for ever. */
export function timed(event: EngineEvent, now: number): EngineEvent {
  return event.kind === 'start' || event.kind === 'reply' ? { at: now, ...event } : event;
}

/** A turn that the engine has taken, as it is stored and answered with. */
export function turnOf(
  survey: CompiledSurvey,
  { before, event }: { readonly before: ConversationState; readonly event: EngineEvent },
  { state, effects, passed }: Omit<Extract<Step, { outcome: 'accepted' }>, 'outcome' | 'cut'>,
  { now, file = null, untilDrawn = false }: Circumstances,
): Omit<Extract<PlayedTurn, { outcome: 'accepted' }>, 'outcome'> {
  const draws = effects.filter((effect) => effect.kind === 'draw');
  const isCut = untilDrawn && draws.length > 0;
  const shown = isCut
    ? effects.slice(
        0,
        effects.findIndex(({ kind }) => kind === 'draw'),
      )
    : effects;
  const question = isCut ? null : openQuestion(survey, { ...state, at: now });
  const replied = event.kind === 'reply' ? event.unique_question_id : null;
  return {
    state,
    entries: entriesOf({
      effects: shown,
      replied,
      question,
      file,
      addresses: fileAddresses,
      ...languageOf(survey, state),
      now,
    }),
    result: {
      question,
      waiting: isWaiting(state),
      finished: effects.some(({ kind }) => kind === 'finish'),
      progress: progressOf(survey, state),
    },
    way: wayOf(before, { state, passed }),
    draws,
    answers: effects.flatMap((effect) => (effect.kind === 'store' ? [answerOf(effect, draws)] : [])),
  };
}

function answerOf(
  { unique_question_id, nachfrage_id, value }: Extract<Effect, { kind: 'store' }>,
  draws: readonly { readonly unique_question_id: string }[],
): StoredAnswer {
  const answer = { unique_question_id, nachfrage_id: nachfrage_id ?? '', value };
  return draws.some((draw) => draw.unique_question_id === unique_question_id) ? { ...answer, drawn: true } : answer;
}
