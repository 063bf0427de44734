import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { aSurvey } from '@dialogwerk/shared/testing';
import { aBlock } from '@dialogwerk/shared/testing/graph';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRehearsal } from './createRehearsal.ts';
import { createStager } from './stage/createStager.ts';
import type { StartStage } from './startStage.ts';

const options = ['Ja', 'Nein'].map((text) => ({ id: text.toLowerCase(), text, score: null }));
const dialog = (...changed: readonly Block[]): SurveyData => {
  const blocks = [
    aBlock('single', 'rad', {
      context: 'Fahren Sie Rad?',
      options,
      variable: 'rad',
      jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'warum' }],
    }),
    aBlock('number', 'weit', { context: 'Wie weit?', variable: 'km' }),
    aBlock('message', 'lob', { context: '{{km}} Kilometer, schön.' }),
    aBlock('open', 'warum', { context: 'Warum sagen Sie {{rad}}?' }),
  ];
  const all_questions = blocks.map((block, order) => {
    const now = changed.find(({ unique_question_id }) => unique_question_id === block.unique_question_id) ?? block;
    return Object.assign(now, { order });
  });
  return { ...aSurvey(), welcome: 'Hallo!', ending: 'Tschüss.', all_questions };
};

/** A worker's place, which answers a moment later as well. */
const stageHere: StartStage = (onResult) => {
  const play = createStager();
  return {
    play: (order) =>
      queueMicrotask(() => {
        const result = play(order);
        if (result) onResult(result);
      }),
    close: () => {},
  };
};

function rehearsing(block: string | null, survey = dialog()) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rehearsal = createRehearsal(stageHere);
  onTestFinished(() => {
    rehearsal.close();
    vi.useRealTimers();
  });
  rehearsal.show({ survey, block });
  const said = () => rehearsal.running.$conversation.get().entries.map(({ context }) => context);
  return { rehearsal, said };
}

test('it begins at the beginning, and is taken to the block that is worked on', async () => {
  const { rehearsal, said } = rehearsing(null);
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Fahren Sie Rad?']));
  rehearsal.show({ survey: dialog(), block: 'warum' });
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Fahren Sie Rad?', 'Nein', 'Warum sagen Sie Nein?']));
  expect(rehearsal.$shown.get()).toMatchObject({ block: 'warum', stage: { begins: 3, isLed: true } });
});

test('what is written stands there a moment later, at the same place', async () => {
  const { rehearsal, said } = rehearsing('warum');
  await vi.waitFor(() => expect(said().at(-1)).toBe('Warum sagen Sie Nein?'));
  rehearsal.show({ survey: dialog(aBlock('open', 'warum', { context: 'Weshalb?' })), block: 'warum' });
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Fahren Sie Rad?', 'Nein', 'Weshalb?']));
  expect(rehearsal.running.$conversation.get().freshFrom).toBe(4);
});

test('the author’s replies lead on, and stay as far as they apply', async () => {
  const { rehearsal, said } = rehearsing('weit');
  await vi.waitFor(() => expect(said().at(-1)).toBe('Wie weit?'));
  rehearsal.running.reply({ type: 'number', value: 12 }, '12');
  expect(rehearsal.running.$conversation.get()).toMatchObject({ phase: 'sending', pending: { shown: '12' } });
  const answered = ['Wie weit?', '12', '12 Kilometer, schön.', 'Warum sagen Sie Ja?'];
  await vi.waitFor(() => expect(said().slice(3)).toEqual(answered));
  // With its pauses.
  expect(rehearsal.running.$conversation.get().freshFrom).toBe(5);
  rehearsal.show({ survey: dialog(aBlock('message', 'lob', { context: 'Gut.' })), block: 'weit' });
  await vi.waitFor(() => expect(said().slice(3)).toEqual(['Wie weit?', '12', 'Gut.', 'Warum sagen Sie Ja?']));
  rehearsal.running.reply({ type: 'open', text: '' }, '');
  const refused = { phase: 'asked', refused: { reply: { text: '' } } };
  await vi.waitFor(() => expect(rehearsal.running.$conversation.get()).toMatchObject(refused));
  rehearsal.restart();
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Fahren Sie Rad?']));
});

test('a variable that the author sets holds from the block on', async () => {
  const { rehearsal, said } = rehearsing('lob');
  await vi.waitFor(() => expect(said()).toContain('Warum sagen Sie Ja?'));
  rehearsal.setValue('km', 7);
  await vi.waitFor(() => expect(said()).toContain('7 Kilometer, schön.'));
  rehearsal.setValue('km', undefined);
  await vi.waitFor(() => expect(said()).not.toContain('7 Kilometer, schön.'));
});

test('a block that no way leads to is shown by itself, and the author is told', async () => {
  const alone = dialog(
    aBlock('message', 'lob', { context: 'Nie.', is_end: true }),
    aBlock('single', 'rad', { options }),
  );
  const { rehearsal, said } = rehearsing('warum', alone);
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Warum sagen Sie ?']));
  expect(rehearsal.$shown.get()?.stage.isLed).toBe(false);
});

test('no system is asked: a request gets the values that are set', async () => {
  const mapping = [{ variable: 'stadt', path: 'city' }];
  const ask = aBlock('api', 'lob', { url: 'https://example.org', mapping });
  const { rehearsal, said } = rehearsing('lob', dialog(ask, aBlock('open', 'warum', { context: 'Aus {{stadt}}?' })));
  await vi.waitFor(() => expect(said().at(-1)).toBe('Aus ?'));
  expect(rehearsal.$shown.get()?.stage.asksSystems).toBe(true);
  rehearsal.setValue('stadt', 'Halle');
  await vi.waitFor(() => expect(said().at(-1)).toBe('Aus Halle?'));
});

test('it is taken to its end and back to its beginning, where nobody works on a block', async () => {
  const { rehearsal, said } = rehearsing(null);
  rehearsal.show({ survey: dialog(), block: null, moment: 'end' });
  await vi.waitFor(() => expect(said().at(-1)).toBe('Tschüss.'));
  rehearsal.show({ survey: dialog(), block: 'weit', moment: 'question' });
  await vi.waitFor(() => expect(said().at(-1)).toBe('Wie weit?'));
  rehearsal.show({ survey: dialog(), block: null, moment: 'start' });
  await vi.waitFor(() => expect(said()).toEqual(['Hallo!', 'Fahren Sie Rad?']));
});
