import { screen, within } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { openMessenger } from '../testing/openMessenger.tsx';
import { aNumber, anOpen, aSingle, choices } from '../testing/someBlocks.ts';

test("'hilfe' says what can be done, and sends nothing; what is typed next takes its place", async () => {
  const { user, answer, api } = openMessenger([aNumber('a'), anOpen('b')]);
  await answer('Hilfe');
  const sheet = await screen.findByRole('dialog', { name: 'Hilfe' });
  expect(
    within(sheet)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['hilfe', 'zurück', 'neu starten']);
  expect(within(sheet).queryByRole('button', { name: 'Als Antwort senden' })).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Letzte Antwort ändern' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: 'Schließen' }));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Hilfe');
  field.focus();
  await user.keyboard('7{Enter}');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(api.transcript()).toEqual(['Frage a?', '7', 'Frage b?']);
});

test("'zurück' opens the last answer where it cannot be an answer, without asking", async () => {
  const { answer } = openMessenger([anOpen('a'), aNumber('b')]);
  await answer('Erste');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  await answer('zurück');
  const sheet = await screen.findByRole('dialog', { name: 'Antwort ändern' });
  expect((await within(sheet).findByRole<HTMLInputElement>('textbox')).value).toBe('Erste');
});

test("an open question asks what 'zurück' is meant for, and takes it as an answer", async () => {
  const { user, answer, api } = openMessenger([anOpen('a'), anOpen('b')]);
  await answer('Erste');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  await answer('zurück');
  const sheet = await screen.findByRole('dialog', { name: 'Möchten Sie zurück?' });
  within(sheet).getByRole('button', { name: 'Letzte Antwort ändern' });
  await user.click(within(sheet).getByRole('button', { name: 'Als Antwort senden' }));
  await vi.waitFor(() => expect(api.transcript()).toContain('zurück'));
});

test("'neu starten' asks before, and can be declined; the words within a sentence are an answer", async () => {
  const { user, answer, api } = openMessenger([aNumber('a'), anOpen('b')]);
  await answer('neu starten');
  const popUp = await screen.findByRole('dialog', { name: 'Dialog neu starten?' });
  await user.click(within(popUp).getByRole('button', { name: 'Zurück' }));
  await user.clear(screen.getByRole('textbox'));
  await answer('3');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  await answer('Ich will neu starten');
  await vi.waitFor(() => expect(api.transcript()).toContain('Ich will neu starten'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('there is nothing to go back to before the first answer, and it says so', async () => {
  const { answer } = openMessenger([anOpen('a')]);
  await answer('zurück');
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('Sie haben noch nichts geantwortet, das sich ändern ließe.');
});

test("an option 'Zurück' wins over the word", async () => {
  const options = choices('Zurück', 'Weiter');
  const { answer, running } = openMessenger([aSingle('a', { options, in_words: true }), anOpen('b')]);
  await answer('zurück');
  await vi.waitFor(() => expect(running.$conversation.get().entries.length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a chat of several the words are answers, because there is nothing to change or to restart in it', async () => {
  const { answer, api } = openMessenger([anOpen('a')], { amongOthers: true });
  await answer('hilfe');
  await vi.waitFor(() => expect(api.transcript()).toContain('hilfe'));
});

test("in English the English words count, and an author's test begins anew by one", async () => {
  const { user, answer, onRestart, api } = openMessenger([anOpen('a'), aNumber('b')], {
    survey: { language: 'en' },
    isTest: true,
  });
  await answer('hilfe');
  await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(api.transcript()).toContain('hilfe');
  await answer('restart');
  const sheet = await screen.findByRole('dialog', { name: 'Do you want to start again?' });
  await user.click(within(sheet).getByRole('button', { name: 'Start again' }));
  expect(onRestart).toHaveBeenCalled();
});

test('the menu leads to the same help', async () => {
  const { user } = openMessenger([anOpen('a')]);
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Hilfe' }));
  expect(screen.getByRole('dialog', { name: 'Hilfe' }).textContent).toContain('zeigt diese Übersicht.');
});
