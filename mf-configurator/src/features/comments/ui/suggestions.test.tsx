import { ApiError } from '@dialogwerk/shared/clients';
import type { CommentThread } from '@dialogwerk/shared/contract';
import { $notice, $session } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, render, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { withComment, withDecision } from '../model/threads.ts';
import { CommentsPanel } from './CommentsPanel.tsx';

const CONTEXT = 'Wie heißen Sie?';
const dialog = aDialog(aBlock('open', 'q1', { short_name: 'Namensfrage', context: CONTEXT }));
const grace = { user_id: 'grace', name: 'Grace Hopper' };
const suggestion = { part: 'context', before: CONTEXT, after: 'Und was nun?', decision: null };
const suggested: CommentThread = {
  thread_id: 't1',
  unique_question_id: 'q1',
  comments: [
    { comment_id: 't1', author: grace, text: 'Wir siezen.', created_at: 0, edited_at: null, is_unseen: false },
  ],
  resolved: null,
  suggestion,
};

let api: ReturnType<typeof fakeAuthorApi>;
/** What the server has. */
let said: readonly CommentThread[];
const setSuggestion = vi.fn<() => { msg: 'success' }>();
beforeEach(() => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  said = [suggested];
  setSuggestion.mockReset().mockReturnValue({ msg: 'success' });
});
afterEach(() => {
  cleanup();
  api.restore();
  $notice.set(null);
  $session.set(null);
  sessionStorage.clear();
});

async function open({ selected = null, mayEdit = true }: { selected?: string | null; mayEdit?: boolean } = {}) {
  api = fakeAuthorApi({
    comments: () => ({ threads: [...said], people: [grace, { user_id: 'me', name: 'Ada' }], comments_at: 0 }),
    setSuggestion,
    setComment({ comment_id, thread_id = comment_id, unique_question_id, text }) {
      const comment = { comment_id, author: grace, text, created_at: 2, edited_at: null, is_unseen: false };
      said = withComment(said, comment, { thread_id, unique_question_id, suggestion: null });
      return { msg: 'success' };
    },
    decideSuggestion({ comment_id, accepted, resolved }) {
      said = withDecision(said, comment_id, { accepted, by: grace, at: 1 }, resolved);
      return { msg: 'success' };
    },
  });
  const onEdit = vi.fn();
  const edit = mayEdit ? onEdit : null;
  render(<CommentsPanel survey={dialog} selected={selected} wanted={null} onSelect={vi.fn()} onEdit={edit} />);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { user: userEvent.setup(), onEdit };
}

const sent = (name: string) => api.made.filter((call) => call.name === name).map(({ request }) => request);

test('another wording is suggested for a text of the selected block; what was written stays after Escape', async () => {
  said = [];
  const { user, onEdit } = await open({ selected: 'q1' });
  await user.click(screen.getByRole('button', { name: 'Änderung vorschlagen' }));
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Vorschlagen' });
  expect(send.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Ihr Vorschlag' }), ' Bitte!');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Änderung vorschlagen' }));
  await user.type(screen.getByRole('textbox', { name: 'Warum? (freiwillig)' }), 'Höflicher');
  await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
  expect(sent('setSuggestion')).toMatchObject([
    {
      unique_question_id: 'q1',
      text: 'Höflicher',
      suggestion: { part: 'context', before: CONTEXT, after: `${CONTEXT} Bitte!` },
    },
  ]);
  expect(onEdit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ihr Vorschlag' })).toBeNull());
  expect(sessionStorage.getItem('dialogwerk-typed me')).toBeNull();
});

test('a suggestion is taken with one click: an edit of its field, and the thread is done with', async () => {
  const { user, onEdit } = await open();
  expect(screen.getByText('Wir siezen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('q1', { context: 'Und was nun?' });
  expect(sent('decideSuggestion')).toMatchObject([{ comment_id: 't1', accepted: true, resolved: true }]);
  expect(await screen.findByText('Alles erledigt.')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Erledigte zeigen/ }));
  expect(screen.getByText(/^Übernommen von/)).toBeTruthy();
});

test('one that is not taken leaves the text as it is; a reason is an answer to it, and keeps the thread open', async () => {
  const { user, onEdit } = await open();
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await user.type(screen.getByRole('textbox', { name: 'Grund (freiwillig)' }), 'Wir duzen.');
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
  expect(await screen.findByText('Wir duzen.')).toBeTruthy();
  expect(sent('decideSuggestion')).toMatchObject([{ accepted: false, resolved: false }]);
  expect(sent('setComment')).toMatchObject([{ thread_id: 't1', text: 'Wir duzen.' }]);
  expect(screen.getByText(/^Abgelehnt von/)).toBeTruthy();
  expect(onEdit).not.toHaveBeenCalled();
});

test('a suggestion whose text has changed since says so and shows all three texts', async () => {
  said = [{ ...suggested, suggestion: { ...suggestion, before: 'Was nun?' } }];
  await open();
  const card = screen.getByRole('listitem');
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Beim Vorschlagen', 'Jetzt', 'Vorschlag']);
  expect(
    within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Was nun?', CONTEXT, 'Und was nun?']);
  expect(within(card).getByText(/wurde seither geändert/)).toBeTruthy();
});

test('who may not change the dialog sees a suggestion and decides nothing', async () => {
  await open({ mayEdit: false });
  expect(screen.getByText('Und was nun?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
});

test('what the server does not keep stands in the form again', async () => {
  said = [];
  setSuggestion.mockImplementation(() => {
    throw new ApiError('setSuggestion', 409, { msg: 'Es gibt schon zu viele.' });
  });
  const { user } = await open({ selected: 'q1' });
  await user.click(screen.getByRole('button', { name: 'Änderung vorschlagen' }));
  await user.type(screen.getByRole('textbox', { name: 'Ihr Vorschlag' }), ' Bitte!');
  await user.click(screen.getByRole('button', { name: 'Vorschlagen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Es gibt schon zu viele.'));
  await user.click(screen.getByRole('button', { name: 'Änderung vorschlagen' }));
  expect(screen.getByDisplayValue(`${CONTEXT} Bitte!`)).toBeTruthy();
});
