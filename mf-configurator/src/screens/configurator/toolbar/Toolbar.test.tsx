import { cleanup, render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nothing, selectBlock } from '../../../model/Selection.ts';
import { newEditing } from '../../../features/editing/model/EditingState.ts';
import { createEditor } from '../../../features/editing/state/createEditor.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import type { Workspace } from '../Workspace.ts';
import { Toolbar } from './Toolbar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const survey = aDialog(aBlock('open', 'a'));
const aWorkspace = (fields: Partial<Workspace> = {}): Workspace => ({
  editor: createEditor(survey, 1, {
    send: async () => ({ revision: 2, block: null }),
    readFlags: async () => survey,
    readRemoteChanges: async () => ({ revision: 1, blocks: [], orders: null, settings: null, changes: [] }),
    faultOf: () => 'refused',
    conflictOf: () => null,
    tellKept: () => {},
    tellFault: () => {},
  }),
  state: newEditing(survey, 1),
  survey,
  selection: nothing,
  select: () => {},
  view: 'graph',
  showView: () => {},
  overlay: null,
  showOverlay: () => {},
  panel: null,
  openPanel: () => {},
  behind: null,
  bringBack: () => {},
  imported: { state: { kind: 'loaded', value: null }, reload: () => {}, isReloading: false },
  readOnly: false,
  announce: () => {},
  ...fields,
});

/** As the browser tells of a screen whose media queries all hold, or none. */
const onPhone = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
};

test('on a phone the less needed buttons stand in the menu, with their keys', async () => {
  onPhone();
  const select = vi.fn();
  render(<Toolbar workspace={aWorkspace({ select, selection: selectBlock('a') })} />);
  expect(screen.queryByRole('button', { name: 'Begrüßung & Ende' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(screen.getByRole('menuitem', { name: 'Löschen' }).textContent).toContain('Entf');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Begrüßung & Ende' }));
  expect(select).toHaveBeenCalledExactlyOnceWith({ kind: 'messages' });
});

test('what cannot be done now is greyed, and what changes the dialog is not offered to those who may only look', () => {
  const { unmount } = render(<Toolbar workspace={aWorkspace()} />);
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveProperty('disabled', true);
  unmount();
  render(<Toolbar workspace={aWorkspace({ readOnly: true })} />);
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Begrüßung & Ende' })).toBeTruthy();
});
