import type { SurveyData } from '@dialogwerk/shared/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog, idsOf } from '../../../testing/aDialog.ts';
import type { Accepted } from '../model/answers.ts';
import type { Command } from '../model/Command.ts';
import { saveStatus } from '../model/EditingState.ts';
import type { RemoteChanges } from '../model/remoteChanges.ts';
import { createEditor } from './createEditor.ts';
import type { Editor, SendFault } from './createEditor.ts';

interface Call {
  readonly command: Command;
  readonly confirmed: SurveyData;
  readonly accept: () => void;
  readonly fail: (fault: SendFault) => void;
}

let calls: Call[];
let faults: unknown[];
let revision: number;
const readRemoteChanges = vi.fn(async () => noRemoteChanges);
const noRemoteChanges: RemoteChanges = { revision: 0, blocks: [], orders: null, settings: null, changes: [] };
let editor: Editor;
const readFlags = vi.fn(async () => ({ bearbeiten: 1, intrance: 1, testen: 0, live_switch: 0, analyse: 1 }) as const);

beforeEach(() => {
  calls = [];
  faults = [];
  revision = 1;
  readRemoteChanges.mockClear();
  readFlags.mockClear();
  editor = createEditor(aDialog(aBlock('open', 'a'), aBlock('message', 'b')), 1, {
    send: ({ confirmed }, { command }) =>
      new Promise<Accepted>((resolve, reject) => {
        revision += 1;
        const made = revision;
        const accept = (): void => resolve({ revision: made, block: null });
        calls.push({ confirmed, command, accept, fail: (fault) => reject(new Error(fault)) });
      }),
    readFlags,
    readRemoteChanges,
    conflictOf: () => null,
    tellKept: () => {},
    faultOf: (error) => (error instanceof Error && error.message === 'unreachable' ? 'unreachable' : 'refused'),
    tellFault: (error) => faults.push(error),
  });
});

const write = (id: string, context: string): Command => ({ kind: 'updateBlock', id, change: { context } });
const nextCall = (index: number) => vi.waitFor(() => expect(calls[index]).toBeDefined());

test('calls of one dialog go out one after the other, each against what is confirmed by then', async () => {
  editor.change([write('a', 'Eins')]);
  editor.change([write('b', 'Zwei')]);
  expect(calls).toHaveLength(1);
  calls[0]?.accept();
  await nextCall(1);
  expect(calls[1]?.command).toEqual(write('b', 'Zwei'));
  expect(calls[1]?.confirmed.all_questions[0]?.context).toBe('Eins');
  calls[1]?.accept();
  await editor.settled();
  expect(saveStatus(editor.$state.get())).toBe('saved');
});

test('a refused change is taken back, told, and the next one is sent', async () => {
  editor.change([write('a', 'Schlecht')]);
  editor.change([write('b', 'Gut')]);
  calls[0]?.fail('refused');
  await nextCall(1);
  expect(faults).toHaveLength(1);
  expect(editor.$state.get().survey.all_questions.map(({ context }) => context)).toEqual(['', 'Gut']);
});

test('out of reach, nothing more is sent until the author tries again', async () => {
  editor.change([write('a', 'Eins')]);
  editor.change([write('b', 'Zwei')]);
  calls[0]?.fail('unreachable');
  await editor.settled();
  expect(calls).toHaveLength(1);
  expect(saveStatus(editor.$state.get())).toBe('not-saved');
  editor.retry();
  expect(editor.$state.get().survey.all_questions.map(({ context }) => context)).toEqual(['Eins', 'Zwei']);
  calls[1]?.accept();
  await nextCall(2);
  calls[2]?.accept();
  await editor.settled();
  expect(saveStatus(editor.$state.get())).toBe('saved');
});

test('changes made while a call is under way are sent by the same run', async () => {
  editor.change([write('a', 'Eins')]);
  calls[0]?.accept();
  editor.change([write('a', 'Zwei')]);
  await nextCall(1);
  calls[1]?.accept();
  await editor.settled();
  expect(calls).toHaveLength(2);
});

test('the flags are read anew once the dialog has lost its last question, and only then', async () => {
  editor.change([write('a', 'Eins')]);
  calls[0]?.accept();
  await editor.settled();
  expect(readFlags).not.toHaveBeenCalled();
  editor.change([{ kind: 'deleteBlock', id: 'a' }]);
  await nextCall(1);
  calls[1]?.accept();
  await editor.settled();
  expect(readFlags).toHaveBeenCalledOnce();
  expect(editor.$state.get().survey.testen).toBe(0);
  expect(idsOf(editor.$state.get().survey)).toEqual(['b']);
});

test('a change made while the flags are read is sent, too', async () => {
  let answerFlags = (): void => {};
  const flags = { bearbeiten: 1, intrance: 1, testen: 0, live_switch: 0, analyse: 1 } as const;
  readFlags.mockImplementationOnce(() => new Promise((resolve) => (answerFlags = () => resolve(flags))));
  editor.change([{ kind: 'deleteBlock', id: 'a' }]);
  calls[0]?.accept();
  await vi.waitFor(() => expect(readFlags).toHaveBeenCalledOnce());
  editor.change([write('b', 'Zwei')]);
  answerFlags();
  await nextCall(1);
  calls[1]?.accept();
  await editor.settled();
  expect(saveStatus(editor.$state.get())).toBe('saved');
});

test('news that could not be read are read at the next sign of the api, although it tells the same revision', async () => {
  readRemoteChanges.mockRejectedValueOnce(new Error('unreachable'));
  editor.hear(2, []);
  await editor.settled();
  expect(editor.$state.get().revision).toBe(1);
  readRemoteChanges.mockResolvedValueOnce({ ...noRemoteChanges, revision: 2 });
  editor.hear(2, []);
  await editor.settled();
  expect(editor.$state.get().revision).toBe(2);
});
