import type { Section, SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf, drawnByOption, placeBlocks } from '@dialogwerk/shared/dialog/graph';
import { pictureFaults } from '@dialogwerk/shared/testing';
import { pictureOf, randomDialog, seeded } from '@dialogwerk/shared/testing/graph';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { expect, test } from 'vitest';
import { foldCards } from './foldCards.ts';
import { foldConnections } from './foldConnections.ts';
import { liveSections } from './liveSections.ts';
import { sectionCard } from '../../../../model/sectionCard.ts';

interface Folded {
  readonly survey: SurveyData;
  readonly sections: readonly Section[];
  readonly hidden: ReadonlyMap<string, string>;
}

/** A random dialog with some of its blocks in folded sections: runs of the order, and blocks from anywhere. */
function randomlyFolded(seed: number): Folded {
  const chance = seeded(seed * 7 + 1);
  const survey = randomDialog(seed, 120);
  const named = Array.from({ length: 1 + Math.floor(chance() * 5) }, (_, at) => `s${at}`);
  const members = new Map<string, string[]>(named.map((id) => [id, []]));
  let running: string | undefined;
  for (const { unique_question_id } of survey.all_questions) {
    if (chance() < 0.2) running = chance() < 0.5 ? undefined : named[Math.floor(chance() * named.length)];
    members.get(running ?? '')?.push(unique_question_id);
  }
  const all = [...members].map(([id, blocks]) => ({ id, name: id, blocks }));
  const sections = liveSections(all, survey.all_questions);
  const hidden = new Map(
    sections.flatMap(({ id, blocks }) => blocks.map((block) => [block, sectionCard(id)] as const)),
  );
  return { survey, sections, hidden };
}

const dialogs = Array.from({ length: rounds(60, 400) }, (_, index) => randomlyFolded(index + 1));

test('a folded drawing has no edge to a hidden block, none twice, and every edge is inside a section or drawn', () => {
  for (const { survey, hidden } of dialogs) {
    const drawn = drawnByOption(connectionsOf(survey));
    const folded = foldConnections(drawn, hidden);
    const keys = folded.map(({ kind, source, target, handle }) =>
      [kind, source, target, handle?.outcome ?? ''].join(' '),
    );
    const ends = new Set(folded.map(({ source, target }) => `${source} ${target}`));
    expect(folded.filter(({ source, target }) => hidden.has(source) || hidden.has(target))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    const lost = drawn.filter(({ source, target }) => {
      const [begin, end] = [hidden.get(source) ?? source, hidden.get(target) ?? target];
      return !ends.has(`${begin} ${end}`) && !(hidden.has(source) && begin === end);
    });
    expect(lost).toEqual([]);
  }
});

test('every block is drawn once, itself or as its section’s card, and each of them has a place', () => {
  for (const { survey, sections, hidden } of dialogs) {
    const cards = foldCards(survey.all_questions, sections);
    const ids = cards.map(({ unique_question_id }) => unique_question_id);
    expect(new Set(ids)).toEqual(
      new Set(survey.all_questions.map(({ unique_question_id: id }) => hidden.get(id) ?? id)),
    );
    expect(ids).toHaveLength(new Set(ids).size);
    const places = placeBlocks(cards, foldConnections(connectionsOf(survey), hidden));
    expect([...places.keys()].toSorted()).toEqual(ids.toSorted());
  }
});

test('no edge of a folded drawing runs through a card, and no label lies on another one or on a card', () => {
  const found = dialogs.flatMap(({ survey, sections, hidden }, index) => {
    const picture = pictureOf(survey, {
      cards: (blocks) => foldCards(blocks, sections),
      connections: (connections) => foldConnections(connections, hidden),
    });
    const { edgesThroughCards, labelsOnLabels, labelsOnCards } = pictureFaults(picture);
    const faults = [edgesThroughCards, labelsOnLabels, labelsOnCards];
    return faults.some((count) => count > 0) ? [`${index + 1}: ${faults.join(' ')}`] : [];
  });
  expect(found).toEqual([]);
});
