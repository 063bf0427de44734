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
  change: { code: 'initial_dropped', value: 'Ada' },
  items: [
    { link_id: '1', text: 'Wie heißen Sie?', unique_question_id: '1' },
    { link_id: '3', text: 'Wo wohnen Sie?', unique_question_id: 'weg' },
  ],
};
const dropped: ImportLine = {
  change: { code: 'read_only_left_out' },
  items: [{ link_id: '2', text: 'MDQ-Ergebnis', unique_question_id: null }],
};
const file: ImportLine = { change: { code: 'copyright_dropped', copyright: '© 2020' }, items: [] };

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
const items = (): Element[] => [...screen.getByRole('list', { name: /^Abweichungen/ }).children];

test('each line says what is not as in the file and how grave it is, and leads to its block where there is one', async () => {
  draw([file, asked, dropped]);
  expect(screen.getByText('„drei.json“, importiert am 22. November 2026.')).toBeTruthy();
  expect(items().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bitte prüfen:Der Hinweis auf das Urheberrecht.*Ganze Datei$/),
    expect.stringMatching(
      /^Zur Kenntnis:Die Vorbelegung „Ada“.*Wie heißen Sie\?.*Wo wohnen Sie\?Der Block wurde inzwischen gelöscht\./,
    ),
    expect.stringMatching(/^Bitte prüfen:Ist nur zum Lesen.*MDQ-ErgebnisDazu gibt es keinen Block\./),
  ]);
  expect(screen.getAllByRole('button', { name: /^Zum Block/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zum Block „Wie heißen Sie?“' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('1');
});

test('the warnings are shown alone', async () => {
  draw([file, asked, dropped]);
  await userEvent.click(screen.getByRole('button', { name: 'Bitte prüfen (2)' }));
  expect(items()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Alle (3)' }));
  expect(items()).toHaveLength(3);
});

test('a cause that concerns many items names the first, and all when asked', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    link_id: `${n}`,
    text: `Frage ${n}`,
    unique_question_id: null,
  }));
  draw([{ change: { code: 'only_listed_answers' }, items: many }]);
  expect(items()).toHaveLength(1);
  expect(screen.queryByText('Frage 5')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '55 Stellen mehr nennen' }));
  expect(screen.getByText('Frage 59')).toBeTruthy();
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
