import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, QuestionSummary } from '@dialogwerk/shared/contract';
import { $notice, $survey, signalModule } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Analyse } from './Analyse.tsx';

type Answers = CallResponse<'answers'>;
let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

function open(answers: () => Answers | Promise<Answers>) {
  api = fakeAuthorApi({
    answers,
    surveyFeedback: () => ({ count: 0, ratings: [0, 0, 0, 0, 0], entries: [] }),
    askedQuestions: () => ({ questions: [] }),
    resultQuestions: () => ({ total: 0, questions: [] }),
    changedAnswers: () => ({ changed: [] }),
    resultFlow: () => ({ blocks: [], edges: [], unknown: 0 }),
  });
  return { ...renderScreen(Analyse, { path: '/analyse/:survey_id', at: '/analyse/survey0000001' }), made: api.made };
}

function aQuestion(fields: Partial<QuestionSummary> = {}): QuestionSummary {
  return {
    unique_question_id: 'q1',
    order: 0,
    type: 'single',
    short_name: '',
    context: 'Wie **zufrieden** sind Sie, {{name}}?#800#Ehrlich!',
    variable: 'zufriedenheit',
    answered: 8,
    skipped: 0,
    counts: [
      { id: 'ja', label: 'Ja', count: 5 },
      { id: 'nein', label: 'Nein', count: 3 },
    ],
    texts: null,
    numbers: null,
    ...fields,
  };
}

function theAnswers(fields: Partial<Answers> = {}): Answers {
  return {
    survey_id: 'survey0000001',
    survey_name: 'PHQ-9',
    started: 1500,
    finished: 1000,
    questions: [aQuestion()],
    variables: [],
    conversations: [],
    ...fields,
  };
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the head figures and the completion rate read as German numbers', async () => {
  open(() => theAnswers());
  const figures = await screen.findByLabelText('Überblick');
  expect(figures.textContent).toBe('Begonnen1.500Beendet1.000Abschlussquote67\u00A0%Dauer (Median)–');
});

test('calculated values show mean and spread, a missing one as a dash', async () => {
  open(() =>
    theAnswers({ variables: [{ variable: 'phq9_score', summary: { n: 1, mean: 7.5, sd: null, min: 7.5, max: 7.5 } }] }),
  );
  expect(rowsOf(await screen.findByRole('table'))).toEqual([
    ['Variable', 'n', 'Mittelwert', 'SD', 'Min', 'Max'],
    ['phq9_score', '1', '7,5', '–', '7,5', '7,5'],
  ]);
});

test('finished conversations stand in a table with answers by their wording and what was calculated', async () => {
  const started_at = Date.UTC(2026, 10, 21, 9, 0);
  const base = { revision: 1, started_at, variables: { zufriedenheit: 1, score: 4.5, belastet: true } };
  open(() =>
    theAnswers({
      finished: 1000,
      questions: [
        aQuestion({ short_name: 'Zufrieden' }),
        aQuestion({ unique_question_id: 'q2', short_name: 'Alter', type: 'number', variable: 'alter', counts: null }),
      ],
      conversations: [
        { ...base, conversation_id: 'c1', finished_at: started_at + 180_000, answers: { q1: 'ja', q2: null } },
        { ...base, conversation_id: 'c2', finished_at: null, answers: { q1: 'nein' } },
        { ...base, conversation_id: 'c3', finished_at: started_at + 60_000, answers: { q1: 'nein' } },
      ],
    }),
  );
  await screen.findByText('Die neuesten 2 von 1.000 Gesprächen');
  const rows = rowsOf(screen.getByRole('table'));
  expect(rows[0]).toEqual(['Begonnen', 'Dauer', 'Zufrieden', 'Alter', 'score', 'belastet']);
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['3:00 min', 'Ja', 'übersprungen', '4,5', 'Ja'],
    ['1:00 min', 'Nein', '–', '4,5', 'Ja'],
  ]);
});

test('without an answer the page says so and leads to sharing', async () => {
  $survey.set(aSurvey());
  open(() => theAnswers({ started: 0, finished: 0 }));
  expect(await screen.findByRole('heading', { name: 'Noch keine Antworten' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dialog teilen' }).getAttribute('href')).toBe('/share/survey0000001');
});

test('who may not share is not led there', async () => {
  $survey.set(aSurvey({ live_switch: 0 }));
  open(() => theAnswers({ started: 0, finished: 0 }));
  await screen.findByRole('heading', { name: 'Noch keine Antworten' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a fault while loading says what is safe and loads again on request', async () => {
  let works = false;
  const { user } = open(() => {
    if (!works) throw new ApiError('answers', 503, { msg: 'server_busy', code: 'server/busy' });
    return theAnswers();
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Alle Antworten sind sicher gespeichert.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.500')).toBeDefined();
  expect($notice.get()).toBeNull();
});

test("'Update' of the top bar loads anew; when that fails the old figures stay and a sentence says so", async () => {
  let answer = () => theAnswers();
  const { made } = open(() => answer());
  await screen.findByText('1.500');
  answer = () => theAnswers({ started: 1501 });
  act(() => signalModule('update'));
  expect(await screen.findByText('1.501')).toBeDefined();

  answer = () => {
    throw new ApiError('answers', 0, null);
  };
  act(() => signalModule('update'));
  await waitFor(() => expect($notice.get()?.text).toContain('Sie sehen den bisherigen Stand.'));
  expect(screen.getByText('1.501')).toBeDefined();

  act(() => signalModule('restart'));
  expect(made.filter(({ name }) => name === 'answers')).toHaveLength(3);
});

test('leaving gives up the load that runs', async () => {
  const { made, leave } = open(() => new Promise(() => undefined));
  await waitFor(() => expect(made).toHaveLength(1));
  await leave();
  expect(made[0]?.signal?.aborted).toBe(true);
});
