import type { StoredChange } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aChange } from '../testing/aChange.ts';
import { HistoryPanel } from './HistoryPanel.tsx';

const dialog = aDialog(aBlock('open', 'a', { short_name: 'Name' }));
const at = (minutes: number): number => Date.UTC(2026, 10, 21, 13, minutes);
const onGoBack = vi.fn();
const onTakeBack = vi.fn();
let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => {
  cleanup();
  api.restore();
  onGoBack.mockClear();
});

type Page = { readonly changes: StoredChange[]; readonly more: boolean };
function open(answer: (isOlder: boolean) => Page) {
  api = fakeAuthorApi({ changeHistory: ({ before }) => answer(before !== undefined) });
  render(
    <HistoryPanel
      survey={dialog}
      revision={9}
      me="u2"
      canRedo={() => false}
      readOnly={false}
      onSelect={vi.fn()}
      onGoBack={onGoBack}
      onTakeBack={onTakeBack}
      renderActions={() => null}
    />,
  );
  return userEvent.setup();
}

const written = (revision: number, fields: Partial<StoredChange> = {}): StoredChange =>
  aChange({ revision, step: `s${revision}`, time: at(revision), old_value: `Text ${revision - 1}`, ...fields });

test('sessions stand by day and open to their single changes, each with the way back to it [§2.36]', async () => {
  const user = open(() => ({ changes: [written(9), written(5), written(4, { key: 'variable' })], more: false }));
  expect(screen.getByRole('progressbar', { name: 'Der Verlauf wird geladen …' })).toBeTruthy();
  const session = await screen.findByRole('button', { name: /^Sie, 14:04–14:09/ });
  expect(session.textContent).toContain('1 Text, 1 weitere Angabe');
  expect(screen.getByText('Samstag, 21. November 2026')).toBeTruthy();
  expect(screen.queryByText('„Was der Bot sagt“ geändert')).toBeNull();
  await user.click(session);
  expect(session.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByText('„Was der Bot sagt“ geändert')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Bis hierher zurückgehen: „Variable“ geändert, 14:04:00' }));
  await user.click(screen.getByRole('button', { name: 'Diesen Block zurücknehmen: „Frage 1“, vor 14:05:00' }));
  expect(onTakeBack).toHaveBeenCalledWith(5, 'a');
  expect(onGoBack).toHaveBeenCalledWith(expect.objectContaining({ blocks: new Map([['a', { context: 'Text 4' }]]) }));
});

test('older changes go on with the session that they belong to, which stays open or closed', async () => {
  const user = open((isOlder) =>
    isOlder
      ? { changes: [written(7), written(3, { author: { user_id: 'u3', name: 'Carla Cordes' } })], more: false }
      : { changes: [written(9), written(8)], more: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Ältere Änderungen zeigen' }));
  expect(await screen.findByRole('button', { name: /^Sie, 14:07–14:09/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Carla Cordes, 14:03/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ältere Änderungen zeigen' })).toBeNull();
});

test('where nothing was changed yet it says what will stand here; a fault can be tried again', async () => {
  let works = false;
  const user = open(() => {
    if (!works) throw new Error('aus');
    return { changes: [], more: false };
  });
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  works = true;
  await user.click(again);
  expect(await screen.findByText('Noch keine Änderungen')).toBeTruthy();
});
