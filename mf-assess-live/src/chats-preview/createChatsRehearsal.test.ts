import { writeTrigger } from '@dialogwerk/shared/dialog';
import type { ChatsPreview } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { aBlock } from '@dialogwerk/shared/testing/graph';
import { expect, test, vi } from 'vitest';
import { createChatsRehearsal } from './createChatsRehearsal.ts';
import { createChatsStager } from './stage/createChatsStager.ts';
import type { StartChatsStage } from './startChatsStage.ts';

const stageHere: StartChatsStage = (onResult) => {
  const play = createChatsStager();
  return {
    play: (order) =>
      queueMicrotask(() => {
        const result = play(order);
        if (result) onResult(result);
      }),
    close: () => {},
  };
};

const survey = (survey_id: string, ...blocks: ReturnType<typeof aBlock>[]) => ({
  ...aSurvey(),
  survey_id,
  survey_name: `Dialog ${survey_id}`,
  welcome: '',
  ending: 'Ende.',
  all_questions: blocks.map((block, order) => Object.assign(block, { order })),
});

/** The second chat begins once the first has asked for a name; its second block waits five minutes longer. */
const chats = (): ChatsPreview => ({
  name: 'Zwei',
  surveys: [
    survey(
      'eins',
      aBlock('open', 'name', { context: 'Wie heißen Sie?', variable: 'name' }),
      aBlock('open', 'ort', { context: 'Wo waren Sie, {{name}}?' }),
    ),
    survey('zwei', aBlock('open', 'gruss', { context: 'Hallo, da bin ich.' })),
  ],
  triggers: [
    writeTrigger({
      kind: 'startDialog',
      at: { survey_id: 'zwei', unique_question_id: 'gruss' },
      names: { survey_id: 'eins', unique_question_id: 'name' },
      delay_seconds: 300,
    }),
  ],
  hints: [],
  clock: null,
});

function rehearsing() {
  const rehearsal = createChatsRehearsal(stageHere, 1_000_000);
  rehearsal.show(chats());
  const said = (id: string) =>
    rehearsal
      .running(id)
      .$conversation.get()
      .entries.map(({ context }) => context);
  const chat = (id: string) => rehearsal.$shown.get()?.chats.find(({ survey_id }) => survey_id === id);
  return { rehearsal, said, chat };
}

test('a chat that waits says for what, and begins once the clock is moved forward', async () => {
  const { rehearsal, said, chat } = rehearsing();
  await vi.waitFor(() => expect(said('eins')).toEqual(['Wie heißen Sie?']));
  expect(chat('zwei')).toMatchObject({
    isBegun: false,
    waits: [{ for: '„Wie heißen Sie?“ in „Dialog eins“, danach 5 Minuten' }],
  });
  rehearsal.running('eins').reply({ type: 'open', text: 'Ada' }, 'Ada');
  await vi.waitFor(() => expect(said('eins')).toEqual(['Wie heißen Sie?', 'Ada', 'Wo waren Sie, Ada?']));
  expect(rehearsal.$shown.get()?.due).toBe(1_300_000);
  rehearsal.forward(60_000);
  await vi.waitFor(() => expect(rehearsal.$shown.get()?.happened).toHaveLength(3));
  expect(chat('zwei')?.isBegun).toBe(false);
  rehearsal.forward(240_000);
  await vi.waitFor(() => expect(said('zwei')).toEqual(['Hallo, da bin ich.']));
  expect(rehearsal.$passed.get()).toBe(300_000);
  expect(chat('zwei')).toMatchObject({ isBegun: true, waits: [], steps: [{ step: { kind: 'start' } }] });
});

test('a variable is set in one chat, and what happened is taken back with the clock', async () => {
  const { rehearsal, said, chat } = rehearsing();
  await vi.waitFor(() => expect(said('eins')).toHaveLength(1));
  rehearsal.running('eins').reply({ type: 'open', text: 'Ada' }, 'Ada');
  await vi.waitFor(() => expect(said('eins')).toHaveLength(3));
  rehearsal.setValue('eins', 'name', 'Grace');
  await vi.waitFor(() => expect(said('eins').at(-1)).toBe('Wo waren Sie, Grace?'));
  expect(chat('eins')?.variables).toEqual([{ variable: 'name', value: 'Grace', kind: 'text' }]);
  rehearsal.forward(300_000);
  await vi.waitFor(() => expect(chat('zwei')?.isBegun).toBe(true));
  const place = chat('eins')?.steps.find(({ step }) => step.kind === 'reply')?.place ?? 0;
  rehearsal.backTo(place);
  await vi.waitFor(() => expect(said('eins')).toEqual(['Wie heißen Sie?']));
  expect(chat('zwei')?.isBegun).toBe(false);
  expect(rehearsal.$passed.get()).toBe(0);
});
