import type { CallRequest } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { ApiError } from '@dialogwerk/shared/clients';
import { afterEach, expect, test, vi } from 'vitest';
import { TranslationEditing } from './TranslationEditing.ts';

type Sent = CallRequest<'setTranslations'>;
const made = (text: string) => ({ text, source: 'Hallo' });

let restore = (): void => {};
afterEach(() => {
  restore();
  vi.useRealTimers();
});

/** An editing whose calls are answered by `answer`. */
function anEditing(answer: (request: Sent) => Promise<void> | void = () => undefined) {
  const sent: Sent[] = [];
  const api = fakeAuthorApi({
    async setTranslations(request) {
      sent.push(request);
      await answer(request);
      return { msg: 'success', revision: 2 };
    },
  });
  ({ restore } = api);
  return { editing: new TranslationEditing('survey0000001', 'fr'), sent };
}

test('what is typed within a pause is one call, with what stood there before', async () => {
  vi.useFakeTimers();
  const { editing, sent } = anEditing();
  editing.type('a', null, made('S'));
  editing.type('a', null, made('Salut'));
  editing.type('b', made('Oui'), null);
  await vi.runAllTimersAsync();
  expect(sent).toMatchObject([
    {
      changes: { fr: { a: made('Salut'), b: null } },
      based_on: { fr: { a: null, b: made('Oui') } },
      step: { direction: 'done' },
    },
  ]);
  expect(editing.$typed.get().size).toBe(0);
  expect(editing.$state.get()).toEqual({ kind: 'saved' });
});

test('what is typed on while it is being saved is saved next, based on what was saved', async () => {
  let answer = (): void => {};
  const { editing, sent } = anEditing(() => new Promise((resolve) => (answer = resolve)));
  editing.type('a', null, made('Sa'));
  const saving = editing.save();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  editing.type('a', null, made('Salut'));
  answer();
  await saving;
  expect(editing.$state.get()).toEqual({ kind: 'waiting' });
  const next = editing.save();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answer();
  await next;
  expect(sent[1]).toMatchObject({ changes: { fr: { a: made('Salut') } }, based_on: { fr: { a: made('Sa') } } });
});

test('typing in one text is one step, however often it was saved; another text is another', async () => {
  const { editing, sent } = anEditing();
  for (const text of ['S', 'Sa', 'Salut']) {
    editing.type('a', null, made(text));
    await editing.save();
  }
  editing.type('b', null, made('Oui'));
  await editing.save();
  expect(editing.$past.get()).toHaveLength(2);
  await editing.undo();
  await editing.undo();
  expect(sent.at(-1)).toMatchObject({
    changes: { fr: { a: null } },
    based_on: { fr: { a: made('Salut') } },
    step: { id: sent[0]?.step?.id, direction: 'undone' },
  });
  await editing.redo();
  expect(sent.at(-1)).toMatchObject({ changes: { fr: { a: made('Salut') } }, step: { direction: 'redone' } });
});

test('what somebody else has translated meanwhile is refused, and written over only on purpose', async () => {
  const { editing, sent } = anEditing(({ based_on }) => {
    if (based_on) throw new ApiError('setTranslations', 409, { msg: 'Inzwischen geändert.' });
  });
  editing.type('a', null, made('Salut'));
  await editing.save();
  expect(editing.$state.get()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('Inzwischen geändert'),
  });
  expect(editing.$typed.get().get('a')?.after).toEqual(made('Salut'));
  await editing.save(true);
  expect(sent.at(-1)?.based_on).toBeUndefined();
  expect(editing.$state.get()).toEqual({ kind: 'saved' });
});

test('what cannot be saved can be left, and many texts at once are all or nothing', async () => {
  const { editing } = anEditing(() => {
    throw new ApiError('setTranslations', 0, null);
  });
  editing.type('a', null, made('Salut'));
  await editing.save();
  editing.discard();
  expect(editing.$typed.get().size).toBe(0);
  expect(editing.$state.get()).toEqual({ kind: 'saved' });
  const taken = await editing.take(new Map([['a', { before: null, after: made('Salut') }]]));
  expect(taken).toEqual({ refused: expect.any(String) });
  expect(editing.$past.get()).toEqual([]);
});
