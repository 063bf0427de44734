import { rounds } from '@dialogwerk/shared/testing/rounds';
import { randomFrom } from '@dialogwerk/shared/testing/random';
import { expect, test } from 'vitest';
import { driveStory } from '../../../testing/stories/driveStory.ts';
import type { Aim } from '../../../testing/stories/driveStory.ts';
import { storyWorld } from '../../../testing/stories/storyWorld.ts';
import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { flow } from './flow/flow.data.ts';

const RUNS = rounds(20, 200);

/** Whoever speaks to her kindly is told the end by herself. */
const unmoved = { s_wahl: 'festnahme' };
const caught = { b_wer: 'albrecht', b_beweis: 'foto', b_boot: 'jacht' };
const aims: readonly (readonly [typeof flow, readonly Aim[]])[] = [
  [
    flow,
    [
      {
        ending: 'mara m_ende_klar',
        decisions: { ...unmoved, m_wer: 'sartorius', m_beweis: 'wolken', m_platte: 'archiv' },
      },
      {
        ending: 'mara m_ende_halb',
        decisions: { ...unmoved, m_wer: 'sartorius', m_beweis: 'wolken', m_platte: 'wohnung' },
      },
      {
        ending: 'mara m_ende_wolken',
        decisions: { ...unmoved, m_wer: 'sartorius', m_beweis: 'rot', m_beweis_2: 'gefuehl' },
      },
      { ending: 'mara m_ende_jonas', decisions: { ...unmoved, m_wer: 'jonas', m_jonas: 'ja' } },
      { ending: 'mara m_ende_kranz', decisions: { ...unmoved, m_wer: 'kranz', m_kranz: 'ja' } },
      { ending: 'mara m_ende_ottilie', decisions: { ...unmoved, m_wer: 'ottilie', m_ottilie: 'ja' } },
      { ending: 'mara m_ende_gestaendnis', decisions: { m_wer: 'niemand', s_wahl: 'selbst' } },
    ],
  ],
  [
    aufderflucht,
    [
      { ending: 'brandner b_ende_hafen', decisions: { ...caught, b_tilda: 'freiwillig' } },
      { ending: 'brandner b_ende_fern', decisions: { ...caught, b_tilda: 'schweigen' } },
      { ending: 'brandner b_ende_handschellen', decisions: { ...caught, b_tilda: 'kutter' } },
      { ending: 'brandner b_ende_spaet', decisions: { ...caught, b_boot: 'haus' } },
      { ending: 'brandner b_ende_ablandig', decisions: { b_wer: 'albrecht', b_beweis: 'pia', b_beweis_2: 'nichts' } },
      { ending: 'brandner b_ende_pia', decisions: { b_wer: 'pia', b_pia: 'ja' } },
      { ending: 'brandner b_ende_yusuf', decisions: { b_wer: 'yusuf', b_yusuf: 'ja' } },
      { ending: 'brandner b_ende_verrat', decisions: { b_wer: 'tilda', b_verdacht: 'ja' } },
    ],
  ],
];
const cases = aims.flatMap(([story, all]) => all.map((aim) => ({ story, aim, name: `${story.name}, ${aim.ending}` })));

test('every ending is aimed at', () => {
  for (const [story, all] of aims) {
    expect(all.map(({ ending }) => ending)).toEqual(story.endings.map(({ at }) => at.join(' ')));
  }
});

test.each(cases)('$name: come to without a goodbye, in any order, and by silence', ({ story, aim }) => {
  const world = storyWorld(story);
  const lost = Array.from({ length: RUNS }, (_, seed) => ({ seed, ...driveStory(world, aim, randomFrom(seed + 1)) }));
  expect(lost.filter(({ reached }) => !reached)).toEqual([]);
});
