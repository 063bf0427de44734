import { newBlock } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { slices } from '../../../model/slices.ts';
import { transcriptOf } from './transcriptOf.ts';

test('every seed goes to one worker', () => {
  for (const [all, workers] of [
    [10_000, 4],
    [10, 3],
    [2, 4],
    [0, 2],
  ] as const) {
    const seeds = slices(all, workers).flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, index) => first + index),
    );
    expect(seeds).toEqual(Array.from({ length: all }, (_, index) => index));
  }
});

const dialog: SurveySnapshot = {
  survey_id: 's',
  blocks: [
    { ...newBlock('message', 'hallo', 0), order: 0, context: 'Hallo!#500#Schön, dass Sie da sind.' },
    { ...newBlock('single', 'frage', 0), order: 1, context: 'Wie geht es Ihnen?', jump_to_question: 'frage' },
  ],
  templ_options: [],
  welcome: 'Willkommen.',
  ending: '',
  du_sie: 'sie',
  language: 'de',
};

test('the conversation of a seed is the same each time, in bubbles, and cut after so many messages', () => {
  const said = transcriptOf(dialog, 3, 9);
  expect(said).toHaveLength(9);
  expect(said.slice(0, 4).map(({ text }) => text)).toEqual([
    'Willkommen.',
    'Hallo!',
    'Schön, dass Sie da sind.',
    'Wie geht es Ihnen?',
  ]);
  expect(said[4]?.by).toBe('respondent');
  expect(transcriptOf(dialog, 3, 9)).toEqual(said);
});
