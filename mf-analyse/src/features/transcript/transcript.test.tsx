import type { CallResponse, DialogEntry, Transcript } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Analyse } from '../../screens/Analyse.tsx';
import { resultAnswers } from '../../testing/resultAnswers.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => api?.restore());

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
    earlier: null,
    later: second,
  },
  [second]: {
    conversation_id: second,
    revision: 1,
    started_at: began + 60_000,
    finished_at: null,
    turns: [{ turn: 1, said_at: began + 60_000, withdrawn_at: null, entries: [said('bot', 'Zweites')] }],
    earlier: first,
    later: null,
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

function open(at = '/analyse/survey0000001') {
  api = fakeAuthorApi({
    ...resultAnswers,
    resultConversations: () => ({ total: 1, conversations: [line] }),
    transcript: ({ conversation_id }) => {
      const found = transcripts[conversation_id];
      if (!found) throw new Error('unknown');
      return found;
    },
  });
  return renderScreen(Analyse, { path: '/analyse/:survey_id', at });
}

test('a row opens its conversation as it was said, and says what does not count any more', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^21\.11\.26.*Beendet.*1:30 min.*1 Antwort/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Gespräch vom 21\.11\.2026/ }));
  expect(dialog.getByText('1 Antwort, beendet nach 1:30 min')).toBeDefined();
  const turns = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(turns[0]).toBe('Dialog: Wie alt sind Sie?');
  expect(turns[1]).toMatch(
    /^Teilnehmende Person: 40.*Zählt nicht mehr: um .* Uhr wurde eine frühere Antwort geändert\.$/,
  );
  expect(turns[2]).toMatch(/^Teilnehmende Person: 41.*Dialog: Danke\.$/);
});

test('the arrow keys lead to the next and back, and at an end nowhere', async () => {
  const { user } = open(`/analyse/survey0000001?gespraech=${first}`);
  await screen.findByText('Wie alt sind Sie?');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Zweites');
  expect(screen.getByText('0 Antworten, nicht beendet')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Späteres Gespräch/ }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Zweites')).toBeDefined();
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
