import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const options = ['Apfel', 'Birne', 'Kirsche'].map((text) => ({ id: text.toLowerCase(), text }));
const pictures = [
  { id: 'berg', text: 'Ein Berg', filename_db: 'berg.webp' },
  { id: 'see', text: 'Ein See', filename_db: 'see.webp' },
  { id: 'weg', text: 'Ein Weg', filename_db: null },
];
const order = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('entries are ranked by keyboard alone; the focus stays with the entry, and each place is read out', async () => {
  const { user, onReply } = renderInput({ type: 'ranking', options });
  const up = screen.getByRole('button', { name: '„Kirsche“ nach oben' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('„Kirsche“: Platz 2 von 3');
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['1.Kirsche', '2.Apfel', '3.Birne']);
  expect(document.activeElement).toBe(up);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('„Kirsche“: Platz 1 von 3');
  expect(up.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(up);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  const reply = { type: 'ranking', option_ids: ['kirsche', 'apfel', 'birne'] };
  expect(onReply).toHaveBeenCalledWith(reply, '1. Kirsche\n2. Apfel\n3. Birne');
});

test('the order as it stands is an answer only once it is confirmed', async () => {
  const { user, onReply } = renderInput({ type: 'ranking', options }, { language: 'en' });
  expect(onReply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onReply.mock.lastCall?.[0]).toEqual({ type: 'ranking', option_ids: ['apfel', 'birne', 'kirsche'] });
});

test('one picture is chosen with radio buttons that are called by the alternative texts', async () => {
  const { user, onReply } = renderInput({ type: 'picture', options: pictures, min: 1, max: 1 });
  expect(screen.getByRole('radiogroup', { name: 'Die Frage' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Ein See' }).getAttribute('src')).toBe('/media/see.webp');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte wählen Sie mindestens eine Möglichkeit.');
  await user.click(screen.getByRole('radio', { name: 'Ein Berg' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ein See' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'picture', option_ids: ['see'] }, 'Ein See');
});

test('several pictures are check boxes, and too many of them are said, not forced', async () => {
  const { user, onReply } = renderInput({ type: 'picture', options: pictures, min: 1, max: 2 });
  for (const box of screen.getAllByRole('checkbox')) {
    box.focus();
    await user.keyboard(' ');
  }
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte wählen Sie höchstens 2 Möglichkeiten.');
  await user.click(screen.getByRole('checkbox', { name: 'Ein Berg' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'picture', option_ids: ['see', 'weg'] }, 'Ein See und Ein Weg');
});

test('a picture that is missing or cannot be loaded leaves its text to choose', () => {
  renderInput({ type: 'picture', options: pictures, min: 0, max: 1 });
  expect(screen.getByText('Ein Weg')).toBeDefined();
  fireEvent.error(screen.getByRole('img', { name: 'Ein See' }));
  expect(screen.getByText('Ein See')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Ein See' })).toBeDefined();
});

test('a consent that is needed says what a refusal means, and both buttons answer', async () => {
  const labels = { label_agree: 'Ich stimme zu', label_decline: 'Lieber nicht' };
  const { user, onReply } = renderInput({ type: 'consent', required: true, ...labels }, { du_sie: 'du' });
  const group = screen.getByRole('group', { name: 'Die Frage' });
  const hint = document.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`);
  expect(hint?.textContent).toBe('Deine Zustimmung ist nötig. Wenn du nicht zustimmst, endet das Gespräch hier.');
  await user.click(screen.getByRole('button', { name: 'Lieber nicht' }));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'consent', agreed: false }, 'Lieber nicht');
  screen.getByRole('button', { name: 'Ich stimme zu' }).focus();
  await user.keyboard('{Enter}');
  expect(onReply).toHaveBeenLastCalledWith({ type: 'consent', agreed: true }, 'Ich stimme zu');
});

test('a consent that is not needed threatens with nothing', () => {
  renderInput({ type: 'consent', required: false, label_agree: 'Ja', label_decline: 'Nein' });
  expect(screen.queryByText(/nötig/)).toBeNull();
});
