import type { Block } from '@dialogwerk/shared/contract';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { cleanup, render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock } from '../testing/aDialog.ts';
import { AdviceItem } from './AdviceItem.tsx';
import { AdviceKeeping, wantedWith } from './AdviceKeeping.ts';

const advice: Advice = {
  id: 'period a Wie oft',
  kind: 'period',
  unique_question_id: 'a',
  place: 'Sport',
  quote: 'Wie oft',
  text: 'Wie oft treiben Sie Sport?',
  wanted: null,
};
const keep = vi.fn<(advice: Advice, reason: string | null) => void>();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});
const draw = (one: Advice, mayKeep = true) =>
  render(
    <AdviceKeeping value={mayKeep ? keep : null}>
      <ul>
        <AdviceItem advice={one} />
      </ul>
    </AdviceKeeping>,
  );

test('advice is put away with a reason, and asked for again', async () => {
  draw(advice);
  await userEvent.click(screen.getByRole('button', { name: 'So gewollt … Kein Zeitraum' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: /Warum ist es so gewollt/ }),
    '  Steht im Gruß davor.{Enter}',
  );
  expect(keep).toHaveBeenCalledExactlyOnceWith(advice, 'Steht im Gruß davor.');
  cleanup();
  const wanted = { ...advice, wanted: 'Steht im Gruß davor.' };
  draw(wanted);
  expect(screen.getByText('So gewollt: Steht im Gruß davor.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Wieder raten: Kein Zeitraum' }));
  expect(keep).toHaveBeenLastCalledWith(wanted, null);
});

test('without a reason nothing is kept, and whoever may only look is offered nothing', async () => {
  draw(advice);
  await userEvent.click(screen.getByRole('button', { name: 'So gewollt … Kein Zeitraum' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Warum ist es so gewollt/ }), '  {Enter}');
  expect(keep).not.toHaveBeenCalled();
  cleanup();
  draw(advice, false);
  expect(screen.queryByRole('button', { name: /So gewollt/ })).toBeNull();
});

test('a block keeps one reason for each piece of advice and text', () => {
  const block: Block = aBlock('open', 'a', { wanted_wording: [{ kind: 'period', text: 'Früher', reason: 'Alt' }] });
  const once = wantedWith(block, advice, 'Eins');
  expect(once).toEqual([
    { kind: 'period', text: 'Früher', reason: 'Alt' },
    { kind: 'period', text: advice.text, reason: 'Eins' },
  ]);
  expect(wantedWith({ ...block, wanted_wording: once }, advice, null)).toHaveLength(1);
});
