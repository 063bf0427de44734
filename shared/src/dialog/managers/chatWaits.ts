import { writtenId } from '../blocks/loop/roundId.ts';
import { questionKey } from '../triggers/triggerRule.ts';
import type { QuestionOf, TriggerRule } from '../triggers/triggerRule.ts';
import type { Chats } from './Chats.ts';
import type { ChatsMemory, ChatsState } from './ChatsState.ts';

const MS_PER_SECOND = 1_000;

/** A moment that a trigger waits for; null until something else has happened. */
type Moment = number | null;

export function delayOf({ delay_seconds = 0 }: TriggerRule): number {
  return delay_seconds * MS_PER_SECOND;
}

/** One text for each move, to know it again. */
export function moveKey({ at, names }: TriggerRule): string {
  return `${questionKey(at)} ${questionKey(names)}`;
}

function momentOf(rule: TriggerRule, { behind, called }: ChatsMemory): Moment {
  if (rule.kind === 'waitAPI') return called[questionKey(rule.at)] ?? null;
  const since = behind[questionKey(rule.names)];
  return since === undefined ? null : since + delayOf(rule);
}

/** From when on a block that waits is asked: all that it waits for must have happened. Long ago for one that waits for nothing. */
export function releaseOf({ rules }: Chats, memory: ChatsMemory, question: QuestionOf): Moment {
  const key = questionKey(question);
  const waits = rules.filter(({ kind, at }) => (kind === 'waitFor' || kind === 'waitAPI') && questionKey(at) === key);
  const moments = waits.map((rule) => momentOf(rule, memory));
  return moments.reduce<Moment>((latest, one) => (latest === null || one === null ? null : Math.max(latest, one)), 0);
}

/** From when on a dialog opens: any of its starts will do. Long ago for one that nothing starts. */
export function startOf({ rules }: Chats, memory: ChatsMemory, survey_id: string): Moment {
  const starts = rules.filter(({ kind, at }) => kind === 'startDialog' && at.survey_id === survey_id);
  if (starts.length === 0) return 0;
  const moments = starts.map((rule) => momentOf(rule, memory)).filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** From when on a silence lasts too long: its question stands open and the move has not happened; null for every other rule. */
export function silenceOf({ memory, conversations }: ChatsState, rule: TriggerRule): Moment {
  if (rule.kind !== 'moveDialog' || delayOf(rule) === 0 || memory.moved.includes(moveKey(rule))) return null;
  const open = conversations.get(rule.at.survey_id)?.open;
  // While a model thinks, nobody is silent.
  if (!open || 'held' in open || 'model' in open) return null;
  if (writtenId(open.unique_question_id) !== rule.at.unique_question_id) return null;
  const since = memory.since[questionKey(rule.at)];
  return since === undefined ? null : since + delayOf(rule);
}

/**
 * Whether a dialog can say something by itself: it has begun, and does not ask what it has come up with by itself. Whoever would be
 * interrupted there would never be asked it.
 */
export function mayInterrupt({ speakingUp }: Chats, { conversations }: ChatsState, survey_id: string): boolean {
  const open = conversations.get(survey_id)?.open;
  const asked = open && !('held' in open) ? open.unique_question_id : null;
  return conversations.has(survey_id) && !(asked !== null && speakingUp?.get(survey_id)?.includes(asked));
}

/** Whether a dialog is still to come up with a block by itself, which it does once. */
export function isToBeSaid({ behind, moved }: ChatsMemory, question: QuestionOf): boolean {
  const key = questionKey(question);
  return !(key in behind) && !moved.includes(key);
}

/** The moments at which dialogs say something by themselves. */
function speakingMoments(chats: Chats, state: ChatsState): Moment[] {
  return [...(chats.speakingUp ?? [])].flatMap(([survey_id, ids]) =>
    mayInterrupt(chats, state, survey_id)
      ? ids
          .map((unique_question_id) => ({ survey_id, unique_question_id }))
          .filter((question) => isToBeSaid(state.memory, question))
          .map((question) => releaseOf(chats, state.memory, question))
      : [],
  );
}

/** The next moment after `now` at which something happens by itself; null for never. */
export function dueAfter(chats: Chats, state: ChatsState, now: number): Moment {
  const moments = [...chats.surveys.keys()].map((survey_id): Moment => {
    const conversation = state.conversations.get(survey_id);
    if (!conversation) return startOf(chats, state.memory, survey_id);
    const { open } = conversation;
    if (!open || !('held' in open)) return null;
    return releaseOf(chats, state.memory, { survey_id, unique_question_id: open.unique_question_id });
  });
  const silences = chats.rules.map((rule) => silenceOf(state, rule));
  const later = [...moments, ...speakingMoments(chats, state), ...silences].filter(
    (moment) => moment !== null && moment > now,
  );
  return later.reduce<Moment>(
    (soonest, one) => (one !== null && (soonest === null || one < soonest) ? one : soonest),
    null,
  );
}
