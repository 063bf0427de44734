import type { Block, Reply } from '@dialogwerk/shared/contract';
import { newChats, openQuestion, playChats } from '@dialogwerk/shared/dialog';
import type { ChatsEvent, ChatsState, CompiledSurvey, ConversationState } from '@dialogwerk/shared/dialog';
import { DialogUnderstanding } from '@dialogwerk/shared/dialog/understanding';
import type { StoryWorld } from './storyWorld.ts';

/** What a player is after: by deciding block the option that they choose there; at all others they choose by chance. */
export interface Aim {
  /** As `chat block`. */
  readonly ending: string;
  readonly decisions: Readonly<Record<string, string>>;
}

/** How a driven player came on. */
export interface DrivenStory {
  readonly reached: boolean;
  readonly replies: number;
  /** How long they sat there without a word, in all, in minutes. */
  readonly silentMinutes: number;
}

/** Ways to take leave, or to say that one knows enough; a driven player never does. */
const leaveTaking: ReadonlySet<string> = new Set(['danke', 'anklage', 'anklage2']);
type ReplyEvent = Extract<ChatsEvent, { kind: 'turn' }>['event'] & { readonly kind: 'reply' };

/** Something that can be said in a chat; `key`: the topic that it is about, null for an option. */
interface Sayable {
  readonly survey_id: string;
  readonly key: string | null;
  readonly isDecision: boolean;
  readonly event: () => ReplyEvent;
}

function heard(survey: CompiledSurvey, state: ConversationState, event: ReplyEvent): ReplyEvent {
  return new DialogUnderstanding(survey).hearNamed(state, event);
}

/** What an interrogation can be asked about, without taking leave. */
function topicsOf(block: Block | undefined): { readonly key: string; readonly text: string }[] {
  if (block?.type !== 'qa') return [];
  return block.qa_entries.flatMap(({ id, questions: [text = ''] }) =>
    leaveTaking.has(id) ? [] : [{ key: `${block.unique_question_id} ${id}`, text }],
  );
}

/** How long somebody reads and writes, at least, and so much more at most. */
const [LEAST_MS, MOST_MS] = [5_000, 40_000];
const MOST_STEPS = 600;

/**
 * A player who never takes leave, asks everybody everything once in an order by chance, and sits there in silence where nothing is left to
 * be asked. What is to be decided they decide as the aim wants it, and only when all that can be asked is asked.
 */
export function driveStory(world: StoryWorld, aim: Aim, random: () => number): DrivenStory {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const asked = new Set<string>();
  let state: ChatsState = newChats;
  let now = 0;
  let due: number | null = null;
  let reached = false;
  let replies = 0;
  let silent = 0;
  let silentBefore = 0;
  const play = (event: ChatsEvent): void => {
    const played = playChats(world.chats, state, event, now);
    if (played.outcome !== 'accepted') throw new Error(`refused: ${JSON.stringify(event)}`);
    ({ state, due } = played);
    reached ||= played.turns.some(({ survey_id, result }) =>
      result.passed.some((id) => `${survey_id} ${id}` === aim.ending),
    );
  };

  /** Whatever can be said now: topics that were not asked yet, also in place of an answer, and options. */
  const sayable = (): Sayable[] =>
    [...state.conversations].flatMap(([survey_id, conversation]): Sayable[] => {
      const survey = world.chats.surveys.get(survey_id);
      const question = survey && openQuestion(survey, conversation);
      if (!survey || !question) return [];
      const { unique_question_id, nachfrage_id, input } = question;
      const block = survey.blocks.get(unique_question_id)?.block;
      const say = (reply: Reply) => () =>
        heard(survey, conversation, { kind: 'reply', unique_question_id, nachfrage_id, reply });
      const isChoice = block?.type === 'single';
      const asking = isChoice ? survey.blocks.get(block.asides ?? '')?.block : block;
      const topics = topicsOf(asking).filter(({ key }) => !asked.has(key));
      const said = topics.map(({ key, text }): Sayable => ({
        survey_id,
        key,
        isDecision: false,
        event: say(isChoice ? { type: 'words', text } : { type: 'qa', text }),
      }));
      if (input.type !== 'single') return said;
      const decided = aim.decisions[unique_question_id];
      const option_id = decided ?? pick(input.options)?.id ?? '';
      const event = say({ type: 'single', option_id });
      said.unshift({ survey_id, key: null, isDecision: decided !== undefined, event });
      return said;
    });

  play({ kind: 'time' });
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (reached) break;
    const all = sayable();
    const next =
      pick(all.filter(({ isDecision }) => !isDecision)) ?? (due === null || silent > 0 ? pick(all) : undefined);
    if (next) {
      now += LEAST_MS + Math.floor(random() * MOST_MS);
      // Meanwhile somebody else may have written in this very chat.
      const before = state.conversations.get(next.survey_id)?.open?.unique_question_id;
      play({ kind: 'time' });
      if (state.conversations.get(next.survey_id)?.open?.unique_question_id !== before) continue;
      if (next.key !== null) asked.add(next.key);
      play({ kind: 'turn', survey_id: next.survey_id, event: next.event() });
      replies += 1;
      silentBefore += silent;
      silent = 0;
    } else if (due === null) break;
    else {
      silent += due - now;
      now = due;
      play({ kind: 'time' });
    }
  }
  return { reached, replies, silentMinutes: Math.round((silentBefore + silent) / 60_000) };
}
