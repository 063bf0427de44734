import type { CallResponse, ConversationNote, DialogEntry, Transcript } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Analyse } from '../../screens/Analyse.tsx';
import { resultAnswers } from '../../testing/resultAnswers.ts';

// Loaded on demand, and no test is to wait for that.
beforeAll(async () => {
  await Promise.all([
    import('./ui/TranscriptDialog.tsx'),
    import('../conversations/ui/ConversationList.tsx'),
    import('../times/TimesTable.tsx'),
  ]);
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $survey.set(null);
  $notice.set(null);
});

const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const began = Date.UTC(2026, 10, 21, 9, 0);

function said(user_or_bot: 'bot' | 'user', context: string, fields: Partial<DialogEntry> = {}): DialogEntry {
  return {
    context,
    created_on: began,
    type: 'open',
    unique_question_id: 'q1',
    nachfrage_id: null,
    current_question_id: null,
    finished_question_id: null,
    user_or_bot,
    pause: 0,
    ...fields,
  };
}

const transcripts: Readonly<Record<string, Transcript>> = {
  [first]: {
    conversation_id: first,
    revision: 1,
    started_at: began,
    finished_at: began + 90_000,
    turns: [
      { turn: 1, said_at: began, withdrawn_at: null, entries: [said('bot', 'Wie **alt** sind Sie?')] },
      { turn: 2, said_at: began + 1_000, withdrawn_at: began + 5_000, entries: [said('user', '40')] },
      { turn: 3, said_at: began + 5_000, withdrawn_at: null, entries: [said('user', '41'), said('bot', 'Danke.')] },
    ],
  },
  [second]: {
    conversation_id: second,
    revision: 1,
    started_at: began + 60_000,
    finished_at: null,
    turns: [
      { turn: 1, said_at: began + 60_000, withdrawn_at: null, entries: [said('bot', 'Zweites')] },
      {
        turn: 2,
        said_at: began + 61_000,
        withdrawn_at: null,
        earlier: { nth: 1, of: 2 },
        entries: [said('user', 'Anna'), said('bot', 'Noch ein Name?')],
      },
      { turn: 3, said_at: began + 62_000, withdrawn_at: null, entries: [said('user', 'Ben')] },
    ],
  },
};

const line: CallResponse<'resultConversations'>['conversations'][number] = {
  conversation_id: first,
  state: 'finished',
  started_at: began,
  finished_at: began + 90_000,
  last_at: began + 90_000,
  answered: 1,
  revision: 1,
  device: 'phone',
  flags: [],
  tags: [],
  notes: 0,
};

const place: CallResponse<'conversationPlace'> = {
  state: 'finished',
  device: 'phone',
  publication_id: null,
  came_with: [{ name: 'quelle', value: 'brief' }],
  earlier: null,
  later: second,
};

function open(at = '/analyse/survey0000001', answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({
    ...resultAnswers,
    conversationPlace: ({ conversation_id }) =>
      conversation_id === first ? place : { ...place, state: 'stopped', earlier: first, later: null },
    resultConversations: () => ({ total: 1, conversations: [line] }),
    transcript: ({ conversation_id }) => {
      const found = transcripts[conversation_id];
      if (!found) throw new Error('unknown');
      return found;
    },
    ...answers,
  });
  return renderScreen(Analyse, { path: '/analyse/:survey_id', at });
}

/** An arrow key does nothing while the ones beside it are not known, so a test waits for the way as a person would. */
async function wayTo(name: 'Früheres' | 'Späteres') {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name} Gespräch`) });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
}

test('a row opens its conversation as it was said, and says what does not count any more', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^21\.11\.26.*Beendet.*1:30 min.*1 Antwort/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Gespräch vom 21\.11\.2026/ }));
  expect(dialog.getByText('1 Antwort, beendet nach 1:30 min')).toBeDefined();
  const turns = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const facts = dialog.getByLabelText('Angaben zum Gespräch', { selector: 'dl' });
  expect(facts.textContent).toMatch(
    /^StandBeendet.*Dauer1:30 minVersionÄltere VersionGerätSmartphoneLink: quellebrief$/,
  );
  expect(turns[0]).toBe('Dialog: Wie alt sind Sie?');
  expect(turns[1]).toMatch(
    /^Teilnehmende Person: 40.*, nach 1 s.*Zählt nicht mehr: um .* Uhr durch eine andere Antwort ersetzt\.$/,
  );
  expect(turns[2]).toMatch(/^Teilnehmende Person: 41Geänderte Antwort.*, nach 4 sDialog: Danke\.$/);
});

test('an answer that a jump back asked for again is marked as an earlier one, with how many there are', async () => {
  open(`/analyse/survey0000001?gespraech=${second}`);
  await screen.findByText('Anna');
  const [, earlier, last] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(earlier).toContain('AnnaFrühere Antwort: 1. von 2 auf diese Frage');
  expect(last).not.toContain('Frühere Antwort');
});

test('a row whose conversation is still on its way says that it cannot be pressed yet', async () => {
  open(undefined, { resultConversations: () => new Promise(() => {}) });
  const waiting = await screen.findAllByRole('button', { name: '…' });
  expect(waiting.map((row) => row.getAttribute('aria-disabled'))).toEqual(waiting.map(() => 'true'));
});

test('the arrow keys lead to the next and back, and at an end nowhere', async () => {
  const { user } = open(`/analyse/survey0000001?gespraech=${first}`);
  await screen.findByText('Wie alt sind Sie?');
  await wayTo('Späteres');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Zweites');
  expect(screen.getByText('2 Antworten, nicht beendet')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Späteres Gespräch/ }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Zweites')).toBeDefined();
  await wayTo('Früheres');
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Wie alt sind Sie?');
});

test('closing takes it out of the address; one that cannot be had says so and can be tried again', async () => {
  const { user } = open('/analyse/survey0000001?gespraech=33333333-3333-4333-8333-333333333333');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gespräch' }));
  await dialog.findByText('Das Gespräch konnte nicht geladen werden');
  expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const marked = `/analyse/survey0000001?gespraech=${first}&filter=geraet.phone`;
const made = (name: string) => api?.made.filter((call) => call.name === name).map(({ request }) => request);

test('the ones beside it are asked for under the filter, and arrows in a text field move its cursor', async () => {
  const { user } = open(marked);
  await screen.findByText('Wie alt sind Sie?');
  await waitFor(() => expect(made('conversationPlace')).toEqual([expect.objectContaining({ filter: 'geraet.phone' })]));
  await user.click(await screen.findByRole('textbox', { name: 'Neue Notiz' }));
  await user.keyboard('x{ArrowRight}');
  expect(screen.getByText('Wie alt sind Sie?')).toBeDefined();
});

test('a word is put to it and taken away at once; when that fails it is as before', async () => {
  let works = true;
  let kept = ['alt'];
  const { user } = open(marked, {
    conversationMarks: () => ({ notes: [], tags: kept, flags: ['fast'] }),
    setConversationTags: ({ tags }) => {
      if (!works) throw new Error('away');
      kept = tags;
      return { tags };
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Neues Schlagwort' }), ' Köln {Enter}');
  expect(screen.getByText('Köln')).toBeDefined();
  expect(made('setConversationTags')).toEqual([expect.objectContaining({ tags: ['Köln', 'alt'] })]);
  works = false;
  act(() => screen.getByRole('button', { name: 'Schlagwort „alt“ entfernen' }).focus());
  await user.keyboard('{Delete}');
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Das wurde nicht gespeichert\./));
  expect(screen.getByText('alt')).toBeDefined();
  expect(screen.getByText('Sehr schnell', { selector: 'dd' })).toBeDefined();
});

test('a note is written, deleted, and brought back by undo', async () => {
  let notes: ConversationNote[] = [];
  const { user } = open(marked, {
    conversationMarks: () => ({ notes, tags: [], flags: null }),
    setConversationNote({ note_id, text }) {
      const note = { note_id, text, created_at: began, author: 'Ada' };
      notes = [note];
      return { note };
    },
    deleteConversationNote() {
      notes = [];
      return { msg: 'success' };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Neue Notiz' }), 'Bitte ansehen');
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  const remove = await screen.findByRole('button', { name: 'Notiz „Bitte ansehen“ löschen' });
  // The list behind it says how many notes there are.
  await waitFor(() => expect(made('resultConversations')).toHaveLength(2));
  await user.click(remove);
  await waitFor(() => expect($notice.get()?.text).toBe('Die Notiz ist gelöscht.'));
  expect(screen.queryByText('Bitte ansehen')).toBeNull();
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByText('Bitte ansehen')).toBeDefined();
  expect(screen.getByText(/^Ada, /)).toBeDefined();
});

const receipt = { conversation_id: first, deleted_at: began, answers: 1, turns: 3, files: 0 };

test('deleting leads to the next one, and is done only once the offer to take it back is gone', async () => {
  $survey.set(aSurvey());
  const { user } = open(marked, { deleteConversation: () => ({ receipt }) });
  await wayTo('Späteres');
  await user.click(await screen.findByRole('button', { name: 'Gespräch löschen' }));
  await screen.findByText('Zweites');
  expect(made('deleteConversation')).toEqual([]);
  act(() => $notice.get()?.action?.run());
  act(() => $notice.set(null));
  expect(made('deleteConversation')).toEqual([]);

  await wayTo('Früheres');
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Wie alt sind Sie?');
  await user.click(await screen.findByRole('button', { name: 'Gespräch löschen' }));
  await screen.findByText('Zweites');
  const before = made('conversationPlace')?.length ?? 0;
  act(() => $notice.set(null));
  await waitFor(() => expect($notice.get()?.text).toBe('Gelöscht: 1 Antwort, 3 Schritte, 0 Dateien.'));
  expect($notice.get()?.action?.label).toBe('Beleg speichern');
  expect(made('deleteConversation')).toEqual([{ survey_id: 'survey0000001', conversation_id: first }]);
  // The ones beside the one that is read now are others.
  await waitFor(() => expect(made('conversationPlace')).toHaveLength(before + 1));
});

test('who may not delete is not offered to', async () => {
  $survey.set(aSurvey({ bearbeiten: 0 }));
  open(marked);
  expect(await screen.findByRole('button', { name: 'Alle Daten herunterladen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Gespräch löschen' })).toBeNull();
});
