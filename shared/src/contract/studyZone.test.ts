import { expect, test } from 'vitest';
import { endOfStudyDay, studyClock, studyDay, studyMoment } from './studyZone.ts';

test('moments are told by the clock of the study, in summer and in winter', () => {
  expect(studyClock(Date.UTC(2026, 6, 1, 22, 30, 5))).toBe('2026-07-02 00:30:05');
  expect(studyDay(Date.UTC(2026, 11, 31, 23, 0))).toBe('2027-01-01');
});

test('a day ends by that clock, also on the days on which it is put forward and back', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-07-01', '2026-10-24', '2026-10-25', '2026-12-31'];
  expect(days.map((day) => studyClock(endOfStudyDay(day)))).toEqual(days.map((day) => `${day} 23:59:59`));
  expect(endOfStudyDay('2026-02-30x')).toBeNaN();
});

test('a moment that is set by that clock is shown as it was set, also in the hours around a change of clocks', () => {
  const shown = ['2026-03-29T01:59', '2026-03-29T03:00', '2026-07-01T09:00', '2026-10-25T03:00', '2026-12-31T23:59'];
  expect(shown.map((one) => studyClock(studyMoment(one)))).toEqual(shown.map((one) => `${one.replace('T', ' ')}:00`));
  expect(studyMoment('2026-07-01T09:00')).toBe(Date.UTC(2026, 6, 1, 7));
  expect(studyMoment('')).toBeNaN();
});
