import type { ImportLine, ImportReport } from '@dialogwerk/shared/contract';
import { cleanup, render, screen, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { ImportReportPanel } from './ImportReportPanel.tsx';

const survey = aDialog(aBlock('open', '1', { context: 'Wie heißen Sie?' }));
const onSelect = vi.fn();
const onLanguage = vi.fn();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const asked: ImportLine = {
  link_id: '1',
  text: 'Wie heißen Sie?',
  severity: 'info',
  unique_question_id: '1',
  changes: [{ code: 'initial_dropped', value: 'Ada' }],
};
const dropped: ImportLine = {
  link_id: '2',
  text: 'MDQ-Ergebnis',
  severity: 'warning',
  unique_question_id: null,
  changes: [{ code: 'read_only_left_out' }, { code: 'media_dropped' }],
};
const gone: ImportLine = { ...asked, link_id: '3', text: 'Wo wohnen Sie?', unique_question_id: 'weg' };
const file: ImportLine = {
  link_id: null,
  text: 'Drei Fragen',
  severity: 'warning',
  unique_question_id: null,
  changes: [{ code: 'translations_dropped', languages: ['en'] }],
};

function draw(lines: readonly ImportLine[], language: ImportReport['language'] = { code: 'de', sure: true }) {
  const imported_at = new Date(2026, 10, 22).getTime();
  const report = { language, lines: [...lines] };
  const state = { kind: 'loaded', value: { file_name: 'drei.json', imported_at, report } } as const;
  render(
    <ImportReportPanel
      imported={{ state, reload: vi.fn(), isReloading: false }}
      survey={survey}
      readOnly={false}
      onSelect={onSelect}
      onLanguage={onLanguage}
    />,
  );
}
const items = (): HTMLElement[] =>
  within(screen.getByRole('list', { name: /^Was nicht wie/ })).getAllByRole('listitem');

test('each line says what is not as in the file and how grave it is, and leads to its block where there is one', async () => {
  draw([file, asked, dropped, gone]);
  expect(screen.getByText('„drei.json“, importiert am 22. November 2026.')).toBeTruthy();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bitte prüfen:Ganze Datei.*Übersetzungen/),
    expect.stringMatching(/^Zur Kenntnis:Wie heißen Sie\?Die Vorbelegung „Ada“/),
    expect.stringMatching(
      /^Bitte prüfen:MDQ-Ergebnis.*nur zum Lesen.*Bild, Ton oder Video.*Dazu gibt es keinen Block\./,
    ),
    expect.stringMatching(/^Zur Kenntnis:Wo wohnen Sie\?.*Der Block wurde inzwischen gelöscht\./),
  ]);
  expect(screen.getAllByRole('button', { name: /^Zum Block/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zum Block „Wie heißen Sie?“' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('1');
});

test('the warnings are shown alone', async () => {
  draw([file, asked, dropped, gone]);
  await userEvent.click(screen.getByRole('button', { name: 'Bitte prüfen (2)' }));
  expect(items()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Alle (4)' }));
  expect(items()).toHaveLength(4);
});

test('where nothing is otherwise, it says so', () => {
  draw([]);
  expect(screen.getByText('Alles wurde so übernommen, wie es in der Datei steht.')).toBeTruthy();
  expect(screen.queryByText('In welcher Sprache ist der Dialog?')).toBeNull();
});

test('a language that is not sure is asked for, until it is said', async () => {
  draw([], { code: 'nl', sure: false });
  const question = screen.getByRole('group', { name: 'In welcher Sprache ist der Dialog?' });
  expect(
    within(question)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Deutsch', 'Englisch', 'Niederländisch']);
  await userEvent.click(within(question).getByRole('button', { name: 'Englisch' }));
  expect(onLanguage).toHaveBeenCalledExactlyOnceWith('en');
  expect(screen.queryByRole('group', { name: 'In welcher Sprache ist der Dialog?' })).toBeNull();
});
