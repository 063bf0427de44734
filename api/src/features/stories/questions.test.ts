import { describe, expect, test } from 'vitest';
import { flowQuestions } from '../../../testing/stories/flowQuestions.data.ts';
import { fluchtQuestions } from '../../../testing/stories/fluchtQuestions.data.ts';
import { storyWorld } from '../../../testing/stories/storyWorld.ts';
import { understandingOf } from '../../../testing/stories/understandingOf.ts';
import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { contentOf } from './contentOf.ts';
import { flow } from './flow/flow.data.ts';

/** How many of the sentences lead where they should, at least. */
const SHARE = 0.85;
/** Where the player names somebody: nobody may be accused by a misunderstanding. */
const accusations: ReadonlySet<string> = new Set(['m_wer', 'b_wer']);
/** Sentences that have nothing to do with any case, and how many of them may be taken for something. */
const foreign = [
  'Wie komme ich von hier zum Bahnhof?',
  'Kannst du mir ein Rezept für Linsensuppe geben?',
  'asdfghjkl',
  'Was kostet ein Liter Milch?',
  'Mein Rasenmäher springt nicht an',
];
const FOREIGN_SHARE = 0.05;

const cases = [
  { name: flow.name, story: flow, questions: flowQuestions },
  { name: aufderflucht.name, story: aufderflucht, questions: fluchtQuestions },
];

describe.each(cases)('$name', ({ story, questions }) => {
  const world = storyWorld(story);
  const trained = story.chats.flatMap((chat) =>
    Object.entries(questions[chat.key] ?? {}).map(([id, byTarget]) => {
      const understanding = understandingOf(world, chat, id);
      if (!understanding) throw new Error(`${chat.key} ${id} is not trained`);
      return { id, byTarget, understanding };
    }),
  );
  const asked = trained.flatMap(({ id, byTarget, understanding }) =>
    Object.entries(byTarget).flatMap(([target, texts]) =>
      texts.map((text) => {
        const { zone, matches } = understanding.decide(text);
        return { id, target, text, taken: zone === 'sure' ? matches[0]?.target : undefined };
      }),
    ),
  );

  test('200 questions in people’s own words: 85 of 100 lead where they should', () => {
    expect(asked.length).toBeGreaterThanOrEqual(200);
    const wrong = asked.filter(({ target, taken }) => target !== taken);
    const told = wrong.map(({ id, text, taken }) => `${id}: ${text} -> ${taken ?? 'asked again'}`);
    expect(wrong.length / asked.length > 1 - SHARE ? told : []).toEqual([]);
  });

  test('none of them accuses somebody who was not meant', () => {
    const accusing = asked.filter(({ id }) => accusations.has(id));
    expect(accusing.length).toBeGreaterThanOrEqual(10);
    expect(accusing.filter(({ target, taken }) => taken !== undefined && taken !== target)).toEqual([]);
  });

  test('they are none of the examples that the story is trained with', () => {
    const examples = new Set(
      story.chats.flatMap((chat) =>
        contentOf(chat, 0, () => null).lessons.flatMap((lesson) => Object.values(lesson.examples).flat()),
      ),
    );
    expect(asked.filter(({ text }) => examples.has(text))).toEqual([]);
  });

  test('what has nothing to do with the case is seldom understood, and never as an accusation', () => {
    const taken = trained.flatMap(({ id, understanding }) =>
      foreign.filter((text) => understanding.decide(text).zone === 'sure').map((text) => `${id}: ${text}`),
    );
    expect(taken.filter((one) => accusations.has(one.split(':')[0] ?? ''))).toEqual([]);
    expect(taken.length / (trained.length * foreign.length) > FOREIGN_SHARE ? taken : []).toEqual([]);
  });
});
