import {
  compileChats,
  newConversation,
  openQuestion,
  progressOf,
  readTrigger,
  sayablesOf,
  snapshotOf,
  traceOf,
  tracedVariables,
} from '@dialogwerk/shared/dialog/engine';
import type { Chats } from '@dialogwerk/shared/dialog/engine';
import type { ChatsPreview } from '@dialogwerk/shared/state';
import type { ChatsOrder, ChatsResult, ShownChat } from './ChatsOrder.ts';
import { playHappened } from './playHappened.ts';
import type { PlayedChats } from './playHappened.ts';
import { waitsOf } from './waitsOf.ts';

interface Staged {
  readonly preview: ChatsPreview;
  readonly chats: Chats;
}

/** Plays one order after the other. */
export function createChatsStager(): (order: ChatsOrder) => ChatsResult | null {
  let staged: Staged | null = null;
  return ({ number, chats: preview, happened: wanted }) => {
    if (preview) staged = { preview, chats: chatsOf(preview) };
    if (!staged) return null;
    const { chats, preview: now } = staged;
    const played = playHappened(chats, wanted);
    const { happened, refused, due } = played;
    return {
      number,
      chats: now.surveys.map((survey) => shownChat(chats, now, survey, played)),
      happened,
      refused,
      due,
    };
  };
}

function chatsOf({ surveys, triggers, hints, clock }: ChatsPreview): Chats {
  const rules = triggers.flatMap((trigger) => readTrigger(trigger) ?? []);
  return { ...compileChats(surveys.map(snapshotOf), rules), hints, clock };
}

function shownChat(
  chats: Chats,
  { surveys }: ChatsPreview,
  survey: ChatsPreview['surveys'][number],
  { state, turns: all, entries }: PlayedChats,
): ShownChat {
  const { survey_id } = survey;
  const conversation = state.conversations.get(survey_id);
  const compiled = chats.surveys.get(survey_id);
  const turns = all.filter((turn) => turn.survey_id === survey_id);
  const traced = turns.map(({ event, before, result: taken }) => ({ event, before, taken }));
  const steps = compiled ? traceOf(compiled, sayablesOf(snapshotOf(survey)), traced) : [];
  return {
    survey_id,
    isBegun: conversation !== undefined,
    entries: entries.get(survey_id) ?? [],
    question: compiled && conversation ? openQuestion(compiled, conversation) : null,
    progress: compiled ? progressOf(compiled, conversation ?? newConversation) : 0,
    turns: turns.length,
    waits: waitsOf(chats, state, surveys, survey_id),
    steps: steps.flatMap((step, at) => {
      const turn = turns[at];
      return turn ? [{ step, place: turn.place }] : [];
    }),
    variables: tracedVariables(survey.all_questions, conversation?.variables ?? {}),
  };
}
