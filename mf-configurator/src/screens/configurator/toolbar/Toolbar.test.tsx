import type { SurveyData } from '@dialogwerk/shared/contract';
import { checkDialog } from '@dialogwerk/shared/dialog';
import { snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { cleanup, render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { $dialogCheck, unchecked } from '../../../features/dialog-check/state/dialogCheck.ts';
import { selectBlock } from '../../../model/Selection.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aWorkspace } from '../../../testing/aWorkspace.ts';
import { Toolbar } from './Toolbar.tsx';

afterEach(() => {
  cleanup();
  $dialogCheck.set(unchecked);
  vi.unstubAllGlobals();
});

const survey = aDialog(aBlock('open', 'a'));
/** As the browser tells of a screen whose media queries all hold, or none. */
const onPhone = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
};

test('on a phone the less needed buttons stand in the menu, with their keys', async () => {
  onPhone();
  const select = vi.fn();
  render(<Toolbar workspace={aWorkspace(survey, { select, selection: selectBlock('a') })} />);
  expect(screen.queryByRole('button', { name: 'Begrüßung & Ende' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(screen.getByRole('menuitem', { name: 'Löschen' }).textContent).toContain('Entf');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Begrüßung & Ende' }));
  expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'messages' });
});

test('what cannot be done now is greyed, and what changes the dialog is not offered to those who may only look', () => {
  const { unmount } = render(<Toolbar workspace={aWorkspace(survey)} />);
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveProperty('disabled', true);
  unmount();
  render(<Toolbar workspace={aWorkspace(survey, { readOnly: true })} />);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Begrüßung & Ende' })).toBeTruthy();
});

test('a dialog without any block is not marked as broken, though the check says that nothing is asked', () => {
  const [finding] = checkDialog(snapshotOf(aDialog()));
  if (!finding) throw new Error('nothing was found');
  $dialogCheck.set({ phase: 'checked', findings: [finding], advice: [] });
  const marks = (dialog: SurveyData): boolean => {
    const { unmount } = render(<Toolbar workspace={aWorkspace(dialog)} />);
    const isMarked = screen.getByRole('button', { name: 'Dialogprüfung' }).textContent.includes('1');
    unmount();
    return isMarked;
  };
  expect([marks(aDialog()), marks(survey)]).toEqual([false, true]);
});
