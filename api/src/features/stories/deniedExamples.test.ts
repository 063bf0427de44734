import { expect, test } from 'vitest';
import { storyWorld } from '../../../testing/stories/storyWorld.ts';
import { understandingOf } from '../../../testing/stories/understandingOf.ts';
import { sureInSpite } from '../../../testing/sureInSpite.ts';
import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { contentOf } from './contentOf.ts';
import { flow } from './flow/flow.data.ts';

const lessons = [flow, aufderflucht].flatMap((story) => {
  const world = storyWorld(story);
  return story.chats.flatMap((chat) =>
    contentOf(chat, 0, () => null).lessons.flatMap(({ unique_question_id }) => {
      const understanding = understandingOf(world, chat, unique_question_id);
      return understanding ? [{ of: `${chat.key} ${unique_question_id}`, understanding }] : [];
    }),
  );
});

test.each(['nicht', 'kein', 'ohne', 'nie'])('%s before an example of a story is never sure of the same', (negator) => {
  expect(lessons.length).toBeGreaterThan(20);
  const sure = lessons.flatMap(({ of, understanding }) =>
    sureInSpite(understanding, [negator]).map((denied) => `${of}: ${denied}`),
  );
  expect(sure).toEqual([]);
});
