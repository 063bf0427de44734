import { BlockUnderstanding, meaningTargets } from '@dialogwerk/shared/dialog/understanding';
import { contentOf } from '../../src/features/stories/contentOf.ts';
import type { StoryChat } from '../../src/features/stories/Story.ts';
import type { StoryWorld } from './storyWorld.ts';

/** What a block of a story understands, as it is delivered; null for one that is not trained. */
export function understandingOf(
  { chats: { surveys } }: StoryWorld,
  chat: StoryChat,
  unique_question_id: string,
): BlockUnderstanding | null {
  const survey = surveys.get(chat.key);
  const { lessons } = contentOf(chat, 0, () => null);
  const lesson = lessons.find((one) => one.unique_question_id === unique_question_id);
  if (!survey || !lesson) return null;
  const examples = Object.entries(lesson.examples).flatMap(([target, texts]) =>
    texts.map((text) => ({ target, text })),
  );
  return new BlockUnderstanding({
    targets: meaningTargets(survey, unique_question_id),
    examples,
    bounds: lesson.bounds,
  });
}
