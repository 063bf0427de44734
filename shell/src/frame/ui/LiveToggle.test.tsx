import type { DialogFinding } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

const finding = (fields: Partial<DialogFinding> = {}): DialogFinding => ({
  id: 'endless a',
  kind: 'endless',
  severity: 'error',
  unique_question_id: 'a',
  place: 'Wie geht es Ihnen?',
  message: 'Diese Blöcke führen im Kreis.',
  meets: 'Sie erreichen das Ende nie.',
  ...fields,
});

function openInactive(checkDialog?: () => { findings: DialogFinding[] }) {
  let active = false;
  return openApp('/share/a', {
    dialog: () => aSurvey({ survey_id: 'a', active }),
    switchActivateLink: () => {
      active = true;
      return { msg: 'success' };
    },
    ...(checkDialog ? { checkDialog } : {}),
  });
}

test('a dialog with an error goes live only after its author was told what respondents meet', async () => {
  const { user, made } = openInactive(() => ({
    findings: [finding(), finding({ id: 'w', severity: 'warning', meets: 'Kaum etwas.' })],
  }));
  await user.click(await screen.findByRole('switch', { name: 'Inaktiv' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ein Fehler im Dialog – trotzdem live schalten?' });
  expect(dialog.textContent).toContain('Sie erreichen das Ende nie.');
  expect(dialog.textContent).not.toContain('Kaum etwas.');
  expect(made('switchActivateLink')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Trotzdem live schalten' }));
  expect(await screen.findByRole('switch', { name: 'Live' })).toBeDefined();
  expect(made('switchActivateLink')).toHaveLength(1);
});

test('whoever goes back or to the check leaves the dialog inactive', async () => {
  const { user, made, address } = openInactive(() => ({ findings: [finding()] }));
  await user.click(await screen.findByRole('switch', { name: 'Inaktiv' }));
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('switch', { name: 'Inaktiv' }));
  await user.click(await screen.findByRole('button', { name: 'Zur Dialogprüfung' }));
  await waitFor(() => expect(address()).toContain('/configurator/a'));
  expect(made('switchActivateLink')).toEqual([]);
});

test('a sound dialog goes live at once', async () => {
  const { user } = openInactive(() => ({ findings: [finding({ severity: 'warning' })] }));
  await user.click(await screen.findByRole('switch', { name: 'Inaktiv' }));
  expect(await screen.findByRole('switch', { name: 'Live' })).toBeDefined();
  expect($notice.get()?.text).toBe('Der Dialog ist jetzt live.');
});

test('a check that fails keeps nobody from going live, and says so', async () => {
  const { user } = openInactive();
  await user.click(await screen.findByRole('switch', { name: 'Inaktiv' }));
  expect(await screen.findByRole('switch', { name: 'Live' })).toBeDefined();
  expect($notice.get()?.text).toContain('konnte vorher nicht geprüft werden');
});
