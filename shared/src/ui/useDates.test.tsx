import { act, render, screen } from '../testing/library.ts';
import { afterEach, expect, test } from 'vitest';
import { $dateLanguage } from '../state/index.ts';
import { useDates } from './useDates.ts';

const time = new Date('2026-11-21T14:05:33+01:00');
function Times() {
  const { moment, short, clock } = useDates();
  return <p>{[moment(time), short(time), clock(time.getTime())].join(' | ')}</p>;
}
afterEach(() => $dateLanguage.set('de'));

test('dates follow the language that the author has chosen, and the clock of Berlin wherever the browser stands', () => {
  render(<Times />);
  expect(screen.getByText('21.11.2026, 14:05 | 21.11.26, 14:05 | 14:05:33')).toBeDefined();
  act(() => $dateLanguage.set('en'));
  expect(screen.getByText('21 Nov 2026, 14:05 | 21/11/2026, 14:05 | 14:05:33')).toBeDefined();
});
