import { ApiError } from '@dialogwerk/shared/clients';
import type { CommentThread } from '@dialogwerk/shared/contract';
import { $notice, $session } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, render, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { withComment, withoutComment, withResolved } from '../model/threads.ts';
import { CommentsPanel } from './CommentsPanel.tsx';

const dialog = aDialog(
  aBlock('open', 'q1', { short_name: 'Namensfrage' }),
  aBlock('message', 'q2', { short_name: 'Gruß' }),
);
const grace = { user_id: 'grace', name: 'Grace Hopper' };
const thread: CommentThread = {
  thread_id: 't1',
  unique_question_id: 'q1',
  comments: [{ comment_id: 't1', author: grace, text: 'Zu lang?', created_at: 0, edited_at: null, is_unseen: false }],
  resolved: null,
  suggestion: null,
};

let api: ReturnType<typeof fakeAuthorApi>;
/** What the server has. */
let said: readonly CommentThread[];
beforeEach(() => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  said = [thread];
});
afterEach(() => {
  cleanup();
  api.restore();
  $notice.set(null);
  $session.set(null);
  sessionStorage.clear();
});

async function open(
  answers: Parameters<typeof fakeAuthorApi>[0] = {},
  selected: string | null = null,
  wanted: string | null = null,
) {
  api = fakeAuthorApi({
    comments: () => ({ threads: [...said], people: [grace, { user_id: 'me', name: 'Ada' }], comments_at: 0 }),
    setComment({ comment_id, thread_id = comment_id, unique_question_id, text }) {
      const comment = {
        comment_id,
        author: { user_id: 'me', name: 'Ada' },
        text,
        created_at: 2,
        edited_at: null,
        is_unseen: false,
      };
      said = withComment(said, comment, { thread_id, unique_question_id, suggestion: null });
      return { msg: 'success' };
    },
    deleteComment({ comment_id }) {
      said = withoutComment(said, comment_id);
      return { msg: 'success' };
    },
    resolveComments({ thread_id, resolved }) {
      said = withResolved(said, thread_id, resolved ? { by: grace, at: 0 } : null);
      return { msg: 'success' };
    },
    ...answers,
  });
  const onSelect = vi.fn();
  render(<CommentsPanel survey={dialog} selected={selected} wanted={wanted} onSelect={onSelect} onEdit={null} />);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { user: userEvent.setup(), onSelect };
}

const sent = (name: string) => api.made.filter((call) => call.name === name).map(({ request }) => request);

test('a comment about the selected block shows at once and says who is mentioned', async () => {
  const { user } = await open({}, 'q2');
  const field = screen.getByRole('textbox', { name: 'Neuer Kommentar zu „Gruß“' });
  await user.type(field, 'Was meinen Sie, ');
  await user.click(screen.getByRole('button', { name: 'Jemanden erwähnen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Grace Hopper' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 offene Themen')).toBeTruthy();
  expect(screen.getByText('@Grace Hopper').closest('li')?.textContent).toContain('Gruß');
  const [request] = sent('setComment');
  expect(request).toMatchObject({
    unique_question_id: 'q2',
    text: 'Was meinen Sie, @Grace Hopper',
    mentions: ['grace'],
  });
});

test('what the server does not keep comes back into the field, with why', async () => {
  const refuse = () => {
    throw new ApiError('setComment', 409, { msg: 'Es gibt schon zu viele.' });
  };
  const { user } = await open({ setComment: refuse }, 'q2');
  const field = screen.getByRole('textbox', { name: /Neuer Kommentar/ });
  await user.type(field, 'Noch einer');
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Es gibt schon zu viele.'));
  expect(await screen.findByDisplayValue('Noch einer')).toBe(field);
  expect(screen.getByText('1 offenes Thema')).toBeTruthy();
});

test('a thread is answered and done with, which can be taken back; the block is one click away', async () => {
  const { user, onSelect } = await open();
  await user.click(screen.getByRole('button', { name: '„Namensfrage“ zeigen' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('q1');
  await user.click(screen.getByRole('button', { name: 'Antworten' }));
  await user.type(screen.getByRole('textbox', { name: 'Antwort' }), 'Ja.');
  await user.click(screen.getByRole('button', { name: 'Antworten' }));
  expect(await screen.findByText('Ja.')).toBeTruthy();
  expect(sent('setComment')).toMatchObject([{ thread_id: 't1', unique_question_id: 'q1', text: 'Ja.' }]);

  await user.click(screen.getByRole('button', { name: 'Erledigt' }));
  expect(screen.getByText('Alles erledigt.')).toBeTruthy();
  await waitFor(() => expect($notice.get()?.action).toBeTruthy());
  $notice.get()?.action?.run();
  expect(await screen.findByText('1 offenes Thema')).toBeTruthy();
  expect(sent('resolveComments')).toMatchObject([{ resolved: true }, { resolved: false }]);
});

test("only one's own comment can be changed and taken away, and comes back", async () => {
  const mine = {
    comment_id: 'u',
    author: { user_id: 'me', name: 'Ada' },
    text: 'Kürzen!',
    created_at: 1,
    edited_at: null,
    is_unseen: false,
  };
  said = [{ ...thread, comments: [...thread.comments, mine] }];
  const { user } = await open();
  const [own] = screen.getAllByRole('article').slice(1);
  if (!own) throw new Error('There are two comments.');
  expect(screen.getAllByRole('button', { name: 'Löschen' })).toHaveLength(1);
  await user.click(within(own).getByRole('button', { name: 'Löschen' }));
  expect(screen.queryByText('Kürzen!')).toBeNull();
  await waitFor(() => expect($notice.get()?.text).toBe('Der Kommentar ist gelöscht.'));
  $notice.get()?.action?.run();
  expect(await screen.findByText('Kürzen!')).toBeTruthy();
});

test('what is done with shows on wish', async () => {
  said = [{ ...thread, resolved: { by: grace, at: 0 } }];
  const { user } = await open();
  expect(screen.queryByText('Zu lang?')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Erledigte zeigen (1)' }));
  expect(screen.getByText('Zu lang?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wieder öffnen' })).toBeTruthy();
});

test('what was written and not sent stands there again, after Escape, a closed panel and a reload', async () => {
  const { user } = await open({}, 'q2');
  await user.type(screen.getByRole('textbox', { name: 'Neuer Kommentar zu „Gruß“' }), 'Halb fertig');
  await user.click(screen.getByRole('button', { name: 'Antworten' }));
  await user.type(screen.getByRole('textbox', { name: 'Antwort' }), 'Finde ich nicht');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Antwort' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Antworten' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Antwort' }).value).toBe('Finde ich nicht');
  cleanup();
  api.restore();

  await open({}, 'q2');
  const written = screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  expect(written).toEqual(['Halb fertig', 'Finde ich nicht']);
  cleanup();
  api.restore();

  // Somebody else at the same browser sees nothing of it.
  $session.set({ username: 'eve@example.org', firstName: 'Eve', lastName: '', user_id: 'eve', admin: false });
  await open({}, 'q2');
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual(['']);
});

test('what was sent, and what was cancelled, is not kept', async () => {
  const { user } = await open({}, 'q2');
  await user.type(screen.getByRole('textbox', { name: 'Neuer Kommentar zu „Gruß“' }), 'Fertig');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getAllByRole('button', { name: 'Antworten' })[0] ?? document.body);
  await user.type(screen.getByRole('textbox', { name: 'Antwort' }), 'Doch nicht');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(sessionStorage.length).toBeLessThanOrEqual(1);
  await user.click(screen.getAllByRole('button', { name: 'Antworten' })[0] ?? document.body);
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual(['', '']);
});

test('who is mentioned sees which comments are new to them, until the panel is closed', async () => {
  const [comment] = thread.comments;
  if (!comment) throw new Error('The thread has a comment.');
  const seeMentions = vi.fn(() => ({ msg: 'success' }) as const);
  said = [{ ...thread, comments: [{ ...comment, is_unseen: true }] }];
  await open({ seeMentions });
  expect(within(screen.getByRole('article')).getByText('Neu für Sie')).toBeDefined();
  expect(seeMentions).not.toHaveBeenCalled();
  cleanup();
  await waitFor(() => expect(seeMentions).toHaveBeenCalledTimes(1));
  api.restore();

  said = [thread];
  await open({ seeMentions });
  expect(screen.queryByText('Neu für Sie')).toBeNull();
  cleanup();
  expect(seeMentions).toHaveBeenCalledTimes(1);
});

test('the link of a mail leads to the comment, also where its thread is done with', async () => {
  const [comment] = thread.comments;
  if (!comment) throw new Error('The thread has a comment.');
  const comments = [{ ...comment, comment_id: 't2' }];
  said = [thread, { ...thread, thread_id: 't2', comments, resolved: { by: grace, at: 0 } }];
  await open({}, null, 't2');
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]);
});
