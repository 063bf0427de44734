import { newTurnId } from '@dialogwerk/shared/clients/outbox';
import type { Reply, SurveyData, VariableValue } from '@dialogwerk/shared/contract';
import type { Preview } from '@dialogwerk/shared/state';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation, RefusedReply } from '../features/conversation/model/Conversation.ts';
import { localConversation, notYetOpen } from './localConversation.ts';
import type { StageOrder, StageResult } from './stage/StageOrder.ts';
import type { SetValues } from '@dialogwerk/shared/dialog/engine';
import type { StartStage } from './startStage.ts';

/** What the author sees beside the conversation. */
export interface Shown extends Omit<StageResult, 'number'> {
  /** The block that the conversation was taken to; null for the beginning. */
  readonly block: string | null;
  readonly values: SetValues;
}

/** A dialog under edit, rehearsed in this browser: nothing is sent, nothing is kept. */
export interface Rehearsal {
  readonly $shown: ReadableAtom<Shown | null>;
  /** Whether the dialog could not be played. */
  readonly $isFaulty: ReadableAtom<boolean>;
  readonly running: RunningConversation;
  /** Shows a dialog as it is now, at a block; null: where it stands. */
  readonly show: (preview: Preview) => void;
  /** Sets a variable for the block that is shown; undefined: as the conversation has it. */
  readonly setValue: (variable: string, value: VariableValue | undefined) => void;
  /** Takes back the author's own replies but the first ones. */
  readonly backTo: (given: number) => void;
  readonly restart: () => void;
  readonly close: () => void;
}

/** How long after a change of the dialog it is played again, in milliseconds: more of them may come. */
const PAUSE_MS = 150;

type Played = Pick<StageOrder, 'block' | 'atEnd' | 'values' | 'given'>;
const fromTheStart: Played = { block: null, atEnd: false, values: {}, given: [] };

/** Rehearses a dialog while it is being edited. */
export function createRehearsal(startStage: StartStage): Rehearsal {
  const $shown = atom<Shown | null>(null);
  const $conversation = atom<Conversation>(notYetOpen);
  const $isFaulty = atom(false);
  const stage = startStage(take, () => $isFaulty.set(true));
  let preview: Preview | null = null;
  /** What the stage has of the dialog. */
  let told: SurveyData | null = null;
  let played = fromTheStart;
  let newest = 0;
  /** A reply that the stage has not taken yet. */
  let replied: { readonly number: number; readonly reply: Reply } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function play(next: Played): number {
    clearTimeout(timer);
    if (!preview) return newest;
    newest += 1;
    played = next;
    const survey = preview.survey === told ? null : preview.survey;
    told = preview.survey;
    stage.play({ ...played, number: newest, survey });
    return newest;
  }

  /** Draws what the stage has played, unless something newer is on its way there. */
  function take({ number, stage: now, ...beside }: StageResult): void {
    if (number !== newest) return;
    const own = replied?.number === number ? replied.reply : null;
    const shownSoFar = $conversation.get().entries.length;
    replied = null;
    played = { ...played, given: now.given };
    const { entries, question, progress, state } = now;
    // The author's own bubble stands at once; what the bot says to it comes with its pauses.
    const freshFrom = own && now.refused === null ? Math.min(shownSoFar + 1, entries.length) : entries.length;
    const confirmed = { entries, freshFrom, turn: now.given.length, progress };
    const refused: RefusedReply | null = own && now.refused !== null ? { sentence: now.refused, reply: own } : null;
    $conversation.set(
      question && !state.finished
        ? { ...confirmed, phase: 'asked', question, refused }
        : { ...confirmed, phase: 'finished' },
    );
    $shown.set({ stage: now, ...beside, block: played.block, values: played.values });
  }

  const running = localConversation($conversation, (reply, shown) => {
    const now = $conversation.get();
    if (now.phase !== 'asked') return;
    const { unique_question_id, nachfrage_id } = now.question;
    const pending = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown };
    $conversation.set({ ...now, phase: 'sending', pending, delay: null });
    const event = { kind: 'reply', unique_question_id, nachfrage_id, reply } as const;
    replied = { number: play({ ...played, given: [...played.given, event] }), reply };
  });

  return {
    $shown,
    $isFaulty,
    running,
    show(next) {
      const isOther = next.survey.survey_id !== preview?.survey.survey_id;
      const isOtherMoment = next.moment !== preview?.moment;
      const isElsewhere = next.block !== null && next.block !== preview?.block;
      preview = next;
      const atEnd = next.moment === 'end';
      if (isOther || isOtherMoment) play({ ...fromTheStart, block: next.block, atEnd });
      else if (isElsewhere) play({ ...played, block: next.block, given: [] });
      else {
        clearTimeout(timer);
        timer = setTimeout(() => play(played), PAUSE_MS);
      }
    },
    setValue(variable, value) {
      const { [variable]: _before, ...others } = played.values;
      play({ ...played, values: value === undefined ? others : { ...others, [variable]: value }, given: [] });
    },
    backTo: (given) => void play({ ...played, given: played.given.slice(0, given) }),
    restart: () => void play(fromTheStart),
    close() {
      clearTimeout(timer);
      stage.close();
    },
  };
}
