import { ApiError } from '@dialogwerk/shared/clients';
import type { SurveyFeedback } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Feedback } from './Feedback.tsx';
import { ratingsOf } from './ratingsOf.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $survey.set(null);
});

const none: SurveyFeedback = { count: 0, ratings: [0, 0, 0, 0, 0], entries: [] };
const entry = (place: number): SurveyFeedback['entries'][number] => ({
  feedback_id: `01890a5d-ac96-774b-bcce-b3020000000${place}`,
  conversation_id: `c${place}`,
  created_at: Date.UTC(2026, 10, 21, 8, place),
  rating: null,
  text: `Satz ${place}`,
  question: null,
});

function open(surveyFeedback: () => SurveyFeedback) {
  api = fakeAuthorApi({ surveyFeedback });
  const Screen = () => <Feedback survey_id="survey0000001" />;
  return renderScreen(Screen, { path: '/analyse/:survey_id', at: '/analyse/survey0000001' });
}

test('the ratings are counted, the best first, with their mean', () => {
  expect(ratingsOf({ ratings: [1, 0, 0, 1, 2] })).toEqual({
    mean: 3.75,
    rated: 4,
    rows: [
      { rating: 5, count: 2, share: 0.5 },
      { rating: 4, count: 1, share: 0.25 },
      { rating: 3, count: 0, share: 0 },
      { rating: 2, count: 0, share: 0 },
      { rating: 1, count: 1, share: 0.25 },
    ],
  });
  expect(ratingsOf(none)).toBeNull();
});

test('what people said stands with its rating and its question; ratings alone are only counted', async () => {
  const said = { ...entry(1), rating: 4, text: 'Zu\nlang', question: 'Wie **alt** sind Sie?' };
  const rated = { ...entry(2), rating: 5, text: '' };
  open(() => ({ count: 2, ratings: [0, 0, 0, 1, 1], entries: [rated, said] }));
  const part = within(await screen.findByRole('region', { name: 'Rückmeldungen' }));
  expect(await part.findByText('4,50 von 5')).toBeDefined();
  expect(part.getByText('2 Bewertungen')).toBeDefined();
  const list = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(list.slice(5)).toEqual(['21.11.2026, 09:01 · 4 von 5 · zu „Wie alt sind Sie?“Zu\nlang']);
});

test('five are seen until all are asked for', async () => {
  const entries = [1, 2, 3, 4, 5, 6, 7].map(entry);
  const { user } = open(() => ({ ...none, count: 7, entries }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Alle 7 anzeigen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

test.each([
  [true, /Noch hat niemand/],
  [false, /ausgeschaltet/],
])('without any it says why (allowed: %s)', async (feedback_allowed, sentence) => {
  $survey.set(aSurvey({ survey_id: 'survey0000001', feedback_allowed }));
  open(() => none);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('a fault says what is safe and loads again on request', async () => {
  let works = false;
  const { user } = open(() => {
    if (!works) throw new ApiError('surveyFeedback', 503, { msg: 'server_busy', code: 'server/busy' });
    return { ...none, count: 1, entries: [entry(1)] };
  });
  expect((await screen.findByRole('alert')).textContent).toContain('sicher gespeichert');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Satz 1')).toBeDefined();
});
