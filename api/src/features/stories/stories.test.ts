import { block as blockSchema } from '@dialogwerk/shared/contract/schemas';
import { checkDialog, searchChatPath, waitingCircle } from '@dialogwerk/shared/dialog';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '@dialogwerk/shared/testing/random';
import { playStory } from '../../../testing/stories/playStory.ts';
import { questionOf, storyWorld } from '../../../testing/stories/storyWorld.ts';
import { contentOf } from './contentOf.ts';
import { stories } from './stories.ts';
import type { Story, StoryPlace } from './Story.ts';

/** Fewest examples of what can be meant, its own words included. */
const ENOUGH = 8;
/** Decisions that are only to be chosen, because they confirm what was said in words. */
const CONFIRMING = /^(m_(jonas|kranz|ottilie)|b_(pia|yusuf|verdacht))$/;

const placesOf = ({ clues, endings, epilogues }: Story): readonly StoryPlace[] => [
  ...clues.map(({ at }) => at),
  ...endings.map(({ at }) => at),
  ...epilogues,
];

describe.each(stories)('$name', (story) => {
  const world = storyWorld(story);
  const blocks = world.snapshots.flatMap((snapshot) => snapshot.blocks);
  const pathTo = (place: StoryPlace) => {
    const search = searchChatPath(world.chats.surveys, world.chats.rules, questionOf(place));
    let step = search.next();
    while (!step.done) step = search.next();
    return step.value;
  };

  test('has four people, sixty blocks and four endings at least', () => {
    expect(story.chats.length).toBeGreaterThanOrEqual(4);
    expect(blocks.length).toBeGreaterThanOrEqual(60);
    expect(story.endings.length).toBeGreaterThanOrEqual(4);
  });

  test.each(story.chats)('$key: the contract takes it, and the check finds nothing', (chat) => {
    const snapshot = world.snapshots.find(({ survey_id }) => survey_id === chat.key);
    if (!snapshot) throw new Error(chat.key);
    for (const block of snapshot.blocks) expect(blockSchema.parse(block)).toEqual(block);
    expect(new Set(snapshot.blocks.map((block) => block.unique_question_id)).size).toBe(snapshot.blocks.length);
    const others = world.snapshots.filter((other) => other !== snapshot);
    const findings = checkDialog(snapshot, { multiChat: { triggers: world.triggers, others } });
    expect(
      findings.map(({ kind, unique_question_id, message }) => `${kind} ${unique_question_id}: ${message}`),
    ).toEqual([]);
  });

  test('is solved on a sheet for authors that names each person and each ending, in their order', () => {
    const tables = new Map(story.solution.map(({ heading, table }) => [heading, table]));
    const people = tables
      .get('Wer wann schreibt')
      ?.rows.map(([names]) => names)
      .join();
    for (const { config } of story.chats) expect(people).toContain(config.avatar_name);
    const endings = tables.get('Die Enden')?.rows.map(([number, title]) => `${number} ${title}`);
    expect(endings).toEqual(story.endings.map(({ title }, index) => `${index + 1} ${title}`));
    for (const { table } of story.solution) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
    }
  });

  test('names in its triggers, clues and endings what there is, and nothing waits in a circle', () => {
    const places = [...story.triggers.flatMap(({ at, names }) => [at, names]), ...placesOf(story)];
    const there = new Set(
      world.snapshots.flatMap((one) => one.blocks.map((block) => `${one.survey_id} ${block.unique_question_id}`)),
    );
    expect(places.map((place) => place.join(' ')).filter((place) => !there.has(place))).toEqual([]);
    expect(waitingCircle(world.chats.surveys, world.chats.rules)).toBeNull();
  });

  test.each(story.triggers.filter(({ kind }) => kind !== 'moveDialog'))(
    '$at.1 waits for what can be had before it: $names.1',
    ({ at, names }) => {
      const path = pathTo(at);
      if (!path.found) throw new Error(path.reason);
      const before = pathTo(names);
      if (!before.found) throw new Error(before.reason);
      // What is then said by itself comes after it.
      const till = before.turns.slice(0, before.turns.findLastIndex(({ event }) => event.kind !== 'enter') + 1);
      const [survey_id, unique_question_id] = at;
      expect(till).not.toContainEqual(
        expect.objectContaining({ survey_id, event: expect.objectContaining({ kind: 'enter', unique_question_id }) }),
      );
    },
  );

  test.each(placesOf(story))('%s: what is found out, the ending or the epilogue %s is reached', (...place) => {
    expect(pathTo(place)).toMatchObject({ found: true });
  });

  test(
    'players who write to anybody about anything come to an end, and never hang',
    () => {
      const games = Array.from({ length: rounds(60, 2_000) }, (_, seed) =>
        playStory(story, world, randomFrom(seed + 1)),
      );
      expect(games.filter(({ stuck, endings }) => stuck || endings.length === 0)).toEqual([]);
      const texts = games.flatMap(({ said }) => said);
      expect(texts.filter((text) => text.includes('{{') || text.includes('undefined'))).toEqual([]);
      expect(new Set(games.flatMap(({ endings }) => endings)).size).toBeGreaterThanOrEqual(4);
    },
    rounds(30_000, 600_000),
  );

  test.each(story.chats)('$key: what can be said in words has examples enough, none of them twice', (chat) => {
    const { blocks: own, lessons } = contentOf(chat, 0, () => null);
    for (const { unique_question_id, examples } of lessons) {
      const block = own.find((one) => one.unique_question_id === unique_question_id);
      const targets = block?.type === 'qa' ? block.qa_entries : block?.type === 'single' ? block.options : [];
      expect(targets.length).toBeGreaterThan(1);
      if (CONFIRMING.test(unique_question_id)) continue;
      const thin = targets.filter(({ id }) => (examples[id] ?? []).length < ENOUGH - 1);
      expect(thin.map(({ id }) => `${unique_question_id} ${id}`)).toEqual([]);
      const all = Object.values(examples).flat();
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });
});
