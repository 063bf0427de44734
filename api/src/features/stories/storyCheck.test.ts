import { ChatsTally, chatsReport, gameOf, playable, simulatePlayer } from '@dialogwerk/shared/dialog/simulation';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { describe, expect, test } from 'vitest';
import { storyWorld, toCheck } from '../../../testing/stories/storyWorld.ts';
import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { flow } from './flow/flow.data.ts';

const PLAYERS = rounds(400, 10_000);

describe.each([{ story: flow }, { story: aufderflucht }])('$story.name, checked as authors check it', ({ story }) => {
  const checked = toCheck(story, storyWorld(story));
  const played = playable(checked);
  const tally = new ChatsTally();
  for (let seed = 0; seed < PLAYERS; seed += 1) tally.add(simulatePlayer(played, seed), seed);
  const report = chatsReport(checked, tally.counts());

  test('nobody hangs, everything can be found in time, every ending is come to', () => {
    expect(report.findings).toEqual([]);
    // One of some thousands who ask at random has no patience left; who hangs is a finding.
    expect(report.ended).toBeGreaterThanOrEqual(PLAYERS * 0.999);
  });

  test('each ending has a game that shows it', () => {
    for (const { hint, seed } of report.hints) {
      if (hint.kind === 'clue') continue;
      const said = gameOf(played, seed ?? -1);
      const { number } = said.at(-1) ?? { number: 0 };
      expect(number).toBeGreaterThan(20);
      expect(said.map(({ text }) => text).filter((text) => text.includes('{{'))).toEqual([]);
    }
  });
});
