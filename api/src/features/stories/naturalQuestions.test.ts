import { expect, test } from 'vitest';
import { naturalFlow, naturalFlucht } from '../../../testing/stories/naturalQuestions.data.ts';
import type { Questions } from '../../../testing/stories/Questions.ts';
import { secondFlow, secondFlucht } from '../../../testing/stories/secondQuestions.data.ts';
import { storyWorld } from '../../../testing/stories/storyWorld.ts';
import { thirdFlow, thirdFlucht } from '../../../testing/stories/thirdQuestions.data.ts';
import { understandingOf } from '../../../testing/stories/understandingOf.ts';
import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { contentOf } from './contentOf.ts';
import { flow } from './flow/flow.data.ts';
import type { Story } from './Story.ts';

/** Two sets that the training was made wider by, and one that it never saw: what strangers may expect. */
const sets = [
  { name: 'first', floor: 0.95, flowSet: naturalFlow, fluchtSet: naturalFlucht },
  { name: 'second', floor: 0.95, flowSet: secondFlow, fluchtSet: secondFlucht },
  { name: 'unseen', floor: 0.8, flowSet: thirdFlow, fluchtSet: thirdFlucht },
];

function askedIn(story: Story, questions: Questions) {
  const world = storyWorld(story);
  return story.chats.flatMap((chat) =>
    Object.entries(questions[chat.key] ?? {}).flatMap(([id, byTarget]) => {
      const understanding = understandingOf(world, chat, id);
      if (!understanding) throw new Error(`${chat.key} ${id} is not trained`);
      return Object.entries(byTarget).flatMap(([target, texts]) =>
        texts.map((text) => {
          const { zone, matches } = understanding.decide(text);
          return { text, isRight: zone === 'sure' && matches[0]?.target === target };
        }),
      );
    }),
  );
}

test.each(sets)('$name: a hundred sentences as people write them are understood', ({ floor, flowSet, fluchtSet }) => {
  const asked = [...askedIn(flow, flowSet), ...askedIn(aufderflucht, fluchtSet)];
  expect(asked.length).toBeGreaterThanOrEqual(100);
  const wrong = asked.filter(({ isRight }) => !isRight).map(({ text }) => text);
  expect(1 - wrong.length / asked.length < floor ? wrong : []).toEqual([]);
});

test('none of them is an example that the stories are trained with', () => {
  const examples = new Set(
    [flow, aufderflucht].flatMap(({ chats }) =>
      chats.flatMap((chat) =>
        contentOf(chat, 0, () => null).lessons.flatMap((lesson) => Object.values(lesson.examples).flat()),
      ),
    ),
  );
  const texts = sets.flatMap(({ flowSet, fluchtSet }) =>
    [flowSet, fluchtSet].flatMap((set) =>
      Object.values(set).flatMap((byBlock) =>
        Object.values(byBlock).flatMap((byTarget) => Object.values(byTarget).flat()),
      ),
    ),
  );
  expect(texts.filter((text) => examples.has(text) || examples.has(text.toLowerCase()))).toEqual([]);
});

test('nothing is printed bold: no word says what is to be asked about', () => {
  const bold = [flow, aufderflucht].flatMap(({ chats }) =>
    chats.flatMap((chat) => JSON.stringify(contentOf(chat, 0, () => null).blocks).match(/\*\*[^*]{1,40}\*\*/g) ?? []),
  );
  expect(bold).toEqual([]);
});
