import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

afterEach(() => vi.unstubAllGlobals());

const date = { type: 'date', min: '2020-01-01', max: '2026-12-31' } as const;

test('a day is entered in the native field, with its bounds said in words', async () => {
  const { user, onReply } = renderInput(date);
  const field = screen.getByLabelText('Die Frage');
  expect(field.getAttribute('type')).toBe('date');
  expect(field.getAttribute('min')).toBe('2020-01-01');
  expect(screen.getByText('Datum zwischen dem 01.01.2020 und dem 31.12.2026')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie ein Datum ein, das es gibt.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(field, { target: { value: '2019-12-31' } });
  await user.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('frühestens den 01.01.2020');
  fireEvent.input(field, { target: { value: '2024-02-29' } });
  await user.type(field, '{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'date', value: '2024-02-29' }, '29.02.2024');
});

test.each([
  ['email', 'anna@', 'Max@müller.de', 'Max@müller.de', 'gültige E-Mail-Adresse'],
  ['phone', 'keins', '030 123456', '030 123456', 'gültige Telefonnummer'],
  ['url', 'www', 'www.Büro-Müller.de', 'www.Büro-Müller.de', 'gültige Internetadresse'],
] as const)('%s: what is none is said at once and stays to be corrected', async (type, bad, good, shown, sentence) => {
  const { user, onReply } = renderInput({ type });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Die Frage' });
  await user.type(field, `${bad}{Enter}`);
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(field.value).toBe(bad);
  expect(onReply).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, `${good}{Enter}`);
  expect(onReply).toHaveBeenCalledWith({ type, text: good }, shown);
});

test.each([
  ['email', 'email', 'email'],
  ['phone', 'tel', 'tel'],
  ['url', 'url', 'url'],
] as const)('%s brings its keyboard and what the device has kept', (type, keyboard, kept) => {
  renderInput({ type });
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('inputmode')).toBe(keyboard);
  expect(field.getAttribute('autocomplete')).toBe(kept);
});

test('a knowledge question is asked, or left with "Weiter" where it does not go on by itself', async () => {
  const { user, onReply } = renderInput({ type: 'qa', max_length: 20, only_search: true });
  await user.type(screen.getByRole('textbox', { name: 'Die Frage' }), 'Wann habt ihr auf?{Enter}');
  expect(onReply).toHaveBeenLastCalledWith({ type: 'qa', text: 'Wann habt ihr auf?' }, 'Wann habt ihr auf?');
  await user.clear(screen.getByRole('textbox', { name: 'Die Frage' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'qa', text: null }, 'Weiter');
});

test('a knowledge question that is written is asked by "Weiter", too, and never dropped', async () => {
  const { user, onReply } = renderInput({ type: 'qa', max_length: 20, only_search: true });
  await user.type(screen.getByRole('textbox', { name: 'Die Frage' }), 'Und montags?');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply.mock.calls).toEqual([[{ type: 'qa', text: 'Und montags?' }, 'Und montags?']]);
});

test('a knowledge question that goes on by itself has no "Weiter", and no empty question', async () => {
  const { user, onReply } = renderInput({ type: 'qa', max_length: 20, only_search: false });
  expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Bitte schreiben Sie eine Antwort.');
  expect(onReply).not.toHaveBeenCalled();
});

const lines = { type: 'open', multiline: true, max_length: 200 } as const;

test('where a keyboard stands Enter sends a text of several lines and Shift and Enter break one, and it says so', async () => {
  const { user, onReply } = renderInput(lines);
  const field = screen.getByRole('textbox', { name: 'Die Frage' });
  expect(screen.getByText('Die Eingabetaste sendet, Umschalt und Eingabetaste machen eine neue Zeile.')).toBeDefined();
  expect(field.getAttribute('enterkeyhint')).toBe('send');
  await user.type(field, 'eins{Shift>}{Enter}{/Shift}zwei{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'open', text: 'eins\nzwei' }, 'eins\nzwei');
});

test('where fingers type Enter breaks the line, and the button sends', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { user, onReply } = renderInput(lines);
  const field = screen.getByRole('textbox', { name: 'Die Frage' });
  expect(field.getAttribute('enterkeyhint')).toBe('enter');
  expect(screen.queryByText(/^Die Eingabetaste sendet/)).toBeNull();
  await user.type(field, 'eins{Enter}zwei');
  expect(onReply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'open', text: 'eins\nzwei' }, 'eins\nzwei');
});

test('where fingers type Enter still sends a text of one line', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { user, onReply } = renderInput({ ...lines, multiline: false });
  await user.type(screen.getByRole('textbox', { name: 'Die Frage' }), 'eins{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'open', text: 'eins' }, 'eins');
});
