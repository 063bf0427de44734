import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import { QuestionCard } from './QuestionCard.tsx';

function draw(fields: Partial<QuestionSummary>) {
  const question: QuestionSummary = {
    unique_question_id: 'q1',
    order: 0,
    type: 'open',
    short_name: 'Frage',
    context: '',
    variable: null,
    answered: 3,
    skipped: 0,
    counts: null,
    texts: null,
    numbers: null,
    ...fields,
  };
  renderScreen(() => <QuestionCard question={question} />, { path: '/' });
  return within(screen.getByRole('article'));
}

const itemsOf = (card: ReturnType<typeof draw>) => card.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a ranking shows the mean place of each option, the best first', () => {
  const ranks = [
    { id: 'b', label: 'Ruhe', mean: 1.333 },
    { id: 'a', label: 'Geld', mean: 2.5 },
  ];
  expect(itemsOf(draw({ type: 'ranking', ranks }))).toEqual(['Ruhe Platz 1,33', 'Geld Platz 2,5']);
});

test('a consent counts who agreed and who declined', () => {
  const counts = [
    { id: 'agree', label: 'Ich stimme zu', count: 2 },
    { id: 'decline', label: 'Nein', count: 1 },
  ];
  expect(itemsOf(draw({ type: 'consent', counts }))).toEqual(['Ich stimme zu 2 (67\u00A0%)', 'Nein 1 (33\u00A0%)']);
});

test('pictures say that several were chosen only where they were', () => {
  const counts = (first: number) => [
    { id: 'x', label: 'Strand', count: first },
    { id: 'y', label: 'Berge', count: 2 },
  ];
  const hint = /Mehrere Antworten waren möglich/;
  expect(draw({ type: 'picture', counts: counts(1) }).queryByText(hint)).toBeNull();
  expect(draw({ type: 'picture', counts: counts(3) }).getByText(hint)).toBeTruthy();
});

test('days read as German dates', () => {
  expect(itemsOf(draw({ type: 'date', texts: ['1990-02-01', '2001-12-31'] }))).toEqual(['01.02.1990', '31.12.2001']);
});

const aFile = { name: '', type: 'audio/webm', location: '/api/media/1?signature=x', answered_at: Date.UTC(2026, 4, 3) };

test('files can be opened by their names, and the card says how many there are in all', () => {
  const files = [
    { ...aFile, name: 'foto.jpg', type: 'image/jpeg' },
    { ...aFile, name: 'plan.pdf', type: 'application/pdf' },
  ];
  const card = draw({ type: 'upload', answered: 250, files });
  expect(itemsOf(card)).toEqual(['foto.jpg', 'plan.pdf']);
  expect(card.getByRole('link', { name: 'foto.jpg' }).getAttribute('href')).toBe(aFile.location);
  expect(card.getByText('250 Antworten')).toBeTruthy();
  expect(card.getByText('Die neuesten 2 von 250 Antworten')).toBeTruthy();
});

test('recordings play beside what was written, and count with it', () => {
  const card = draw({ answered: 3, texts: ['Gut'], files: [aFile, { ...aFile, type: 'video/mp4' }] });
  const [words, sound, film] = card.getAllByRole('listitem');
  expect(words?.textContent).toBe('Gut');
  expect(sound?.querySelector('audio')?.getAttribute('src')).toBe(aFile.location);
  expect(within(film ?? document.body).getByLabelText(/^Videonachricht, 03\.05\.26/).tagName).toBe('VIDEO');
  expect(card.queryByText(/^Die neuesten/)).toBeNull();
});

test('a slider shows the summary of its numbers', () => {
  const card = draw({ type: 'slider', numbers: { n: 3, mean: 7.5, sd: 1.5, min: 6, max: 9 } });
  expect(card.getByText('Mittelwert').nextElementSibling?.textContent).toBe('7,5');
});

test('a knowledge question shows what was found and what was asked', () => {
  const counts = [
    { id: 'k1', label: 'Wie lange dauert es?', count: 1 },
    { id: '', label: 'Ohne passenden Eintrag', count: 2 },
  ];
  expect(itemsOf(draw({ type: 'qa', counts, texts: ['Dauer?', 'Wer?', 'Was?'] }))).toEqual([
    'Wie lange dauert es? 1 (33\u00A0%)',
    'Ohne passenden Eintrag 2 (67\u00A0%)',
    'Dauer?',
    'Wer?',
    'Was?',
  ]);
});

test('answers that were changed later are said to be so', () => {
  expect(
    draw({ answered: 3, skipped: 1, changed: 2 }).getByText(/1 übersprungen · 2 nachträglich geändert/),
  ).toBeTruthy();
});
