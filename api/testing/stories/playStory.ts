import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { newChats, openQuestion, playChats } from '@dialogwerk/shared/dialog';
import type { ChatsEvent, ChatsState, ConversationState } from '@dialogwerk/shared/dialog';
import { DialogUnderstanding } from '@dialogwerk/shared/dialog/understanding';
import type { Story } from '../../src/features/stories/Story.ts';
import type { StoryWorld } from './storyWorld.ts';

/** How a player's game went. */
export interface PlayedStory {
  /** Endings that were come to, as `chat block`, in their order. */
  readonly endings: readonly string[];
  readonly replies: number;
  /** Whether at some time before an ending nothing could be answered and nothing was going to happen. */
  readonly stuck: boolean;
  /** Bubbles of the people. */
  readonly said: readonly string[];
}

const MOST_REPLIES = 2_000;
/** How long a reply takes, at least, and so much more at most. */
const [LEAST_MS, MOST_MS] = [5_000, 40_000];

/** A player who picks by chance whom to write to and what, until an ending comes; `random` gives 0 to 1. */
export function playStory(story: Story, world: StoryWorld, random: () => number): PlayedStory {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const ending = new Set(story.endings.map(({ at }) => at.join(' ')));
  const said: string[] = [];
  const endings: string[] = [];
  let state: ChatsState = newChats;
  let now = 0;
  let due: number | null = null;
  const play = (event: ChatsEvent): void => {
    const played = playChats(world.chats, state, event, now);
    if (played.outcome !== 'accepted') throw new Error(`refused: ${JSON.stringify(event)}`);
    ({ state, due } = played);
    for (const { survey_id, result } of played.turns) {
      endings.push(...result.passed.map((id) => `${survey_id} ${id}`).filter((place) => ending.has(place)));
      said.push(...result.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : [])));
    }
  };
  play({ kind: 'time' });
  for (let replies = 0; replies < MOST_REPLIES; replies += 1) {
    if (endings.length > 0) return { endings, replies, stuck: false, said };
    const open = openIn(world, state);
    const next = pick(open);
    if (next) {
      now += LEAST_MS + Math.floor(random() * MOST_MS);
      play({ kind: 'time' });
      const still = openIn(world, state).find(({ survey_id }) => survey_id === next.survey_id);
      if (still) play({ kind: 'turn', ...answerTo(still, world, pick) });
    } else if (due === null) return { endings, replies, stuck: true, said };
    else {
      now = due;
      play({ kind: 'time' });
    }
  }
  return { endings, replies: MOST_REPLIES, stuck: false, said };
}

interface OpenIn {
  readonly survey_id: string;
  readonly conversation: ConversationState;
  readonly question: OpenQuestion;
}

function openIn({ chats }: StoryWorld, { conversations }: ChatsState): OpenIn[] {
  return [...conversations].flatMap(([survey_id, conversation]) => {
    const survey = chats.surveys.get(survey_id);
    const question = survey && openQuestion(survey, conversation);
    return question ? [{ survey_id, conversation, question }] : [];
  });
}

/** Words that stand for some topic or other, or one of the options. */
export function answerTo(
  { survey_id, conversation, question }: OpenIn,
  { chats }: Pick<StoryWorld, 'chats'>,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
): Pick<Extract<ChatsEvent, { kind: 'turn' }>, 'survey_id' | 'event'> {
  const survey = chats.surveys.get(survey_id);
  const { unique_question_id, nachfrage_id, input } = question;
  const block = survey?.blocks.get(unique_question_id)?.block;
  const reply = ((): Reply => {
    if (input.type === 'single') return { type: 'single', option_id: pick(input.options)?.id ?? '' };
    const entry = block?.type === 'qa' ? pick(block.qa_entries) : undefined;
    return { type: 'qa', text: entry?.questions[0] ?? 'Was?' };
  })();
  const event = { kind: 'reply', unique_question_id, nachfrage_id, reply } as const;
  return { survey_id, event: survey ? new DialogUnderstanding(survey).hearNamed(conversation, event) : event };
}
