import { expect, test } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { naturalQuestions } from '../../../../testing/naturalReplies/naturalQuestions.ts';
import {
  laterReplies,
  placedReplies,
  scaleReplies,
  valueReplies,
} from '../../../../testing/naturalReplies/naturalReplies.data.ts';
import type { NaturalReplies, NaturalReply } from '../../../../testing/naturalReplies/naturalReplies.data.ts';
import { isRight, isWrongAndSure, whatBecomesOf } from '../../../../testing/naturalReplies/whatBecomesOf.ts';
import type { Became } from '../../../../testing/naturalReplies/whatBecomesOf.ts';

const api = await apiOfFile();
const groups: Readonly<Record<string, NaturalReplies>> = { ...placedReplies, ...valueReplies, ...scaleReplies };
const later: Readonly<Record<string, readonly NaturalReply[]>> = laterReplies;
/** 11 in the morning, UTC. */
const SUNDAY = Date.parse('2026-11-22T11:00:00Z');
/** Shares. What is not right is asked again or asked back about others, of the later ones a few are stored as their neighbour. */
const RIGHT = 0.85;
const LATER = { right: 0.85, wrong: 0.05 };

test.each(Object.entries(naturalQuestions))(
  'of natural replies to %s none is stored as another, hardly one is not understood',
  async (kind, asked) => {
    api.clock.now = SUNDAY;
    const { tuned = [], held = [] } = groups[kind] ?? {};
    const became = await whatBecomesOf(api, asked, [...tuned, ...held]);
    expect(became.filter(isWrongAndSure)).toEqual([]);
    expect(became.filter(isRight).length / became.length).toBeGreaterThanOrEqual(RIGHT);
  },
);

test('of replies that nothing was made for, few are stored as another', async () => {
  api.clock.now = SUNDAY;
  const became: Became[] = [];
  for (const [kind, asked] of Object.entries(naturalQuestions)) {
    became.push(...(await whatBecomesOf(api, asked, later[kind] ?? [])));
  }
  expect(became.length).toBeGreaterThan(60);
  expect(became.filter(isWrongAndSure).length / became.length).toBeLessThanOrEqual(LATER.wrong);
  expect(became.filter(isRight).length / became.length).toBeGreaterThanOrEqual(LATER.right);
});
