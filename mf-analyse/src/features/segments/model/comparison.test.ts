import { expect, it } from 'vitest';
import { anOverview } from '../../../testing/anOverview.ts';
import { comparison } from './comparison.ts';

it('says by how much the second segment is above or below the first', () => {
  const first = anOverview();
  const second = anOverview({
    total: 500,
    states: { finished: 400, screened: 0, waiting: 0, stopped: 100, opened: 0 },
    seconds: { n: 400, q1: 60, median: 120, q3: 200 },
  });
  expect(comparison(first, second).map(({ label, difference }) => [label, difference])).toEqual([
    ['Gespräche', '−1.100'],
    ['Beendet', '−600'],
    ['Aufgehört', '−300'],
    ['Abschlussquote', '+13,3 Prozentpunkte'],
    ['Dauer (Median)', '−1:00 min'],
  ]);
});

it('compares nothing where nobody finished', () => {
  const nobody = anOverview({
    total: 2,
    states: { finished: 0, screened: 0, waiting: 0, stopped: 0, opened: 2 },
    seconds: null,
  });
  expect(comparison(nobody, anOverview()).slice(3)).toEqual([
    { id: 'Abschlussquote', label: 'Abschlussquote', first: '–', second: '66,7\u00A0%', difference: '–' },
    { id: 'Dauer (Median)', label: 'Dauer (Median)', first: '–', second: '3:00 min', difference: '–' },
  ]);
});
