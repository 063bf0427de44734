import { expect, test } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { step } from '../engine/step.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { sayablesOf } from '../saying/sayablesOf.ts';
import { aSnapshot } from '../testing/aSnapshot.ts';
import { api, message, open, single } from '../testing/blocks.ts';
import { traceOf } from './traceOf.ts';
import type { TracedTurn } from './traceOf.ts';

const options = [
  { id: 'y', text: 'Ja', score: 1 },
  { id: 'n', text: 'Nein', score: 0 },
];

function traced(blocks: readonly Block[], events: readonly EngineEvent[]) {
  const snapshot = aSnapshot(blocks);
  const survey = compileSurvey(snapshot);
  let state = newConversation;
  const turns = events.map((event): TracedTurn => {
    const before = state;
    const taken = step(survey, before, event);
    if (taken.outcome !== 'accepted') throw new Error(`${event.kind} is ${taken.outcome}`);
    ({ state } = taken);
    return { event, before, taken };
  });
  return traceOf(survey, sayablesOf(snapshot), turns);
}
const replied = (unique_question_id: string, reply: Extract<EngineEvent, { kind: 'reply' }>['reply']): EngineEvent => ({
  kind: 'reply',
  unique_question_id,
  nachfrage_id: null,
  reply,
});

test('each block that a turn came to says why, also those that are only gone through', () => {
  const steps = traced(
    [
      single('da', { context: 'Da?', options, jump_to_ids: [{ kind: 'option', option_id: 'n', target: 'bye' }] }),
      open('mehr', { context: 'Mehr?' }),
      message('bye', { context: 'Danke.', jump_to_question: 'ende' }),
      open('nie', { context: 'Nie?' }),
      open('ende', { context: 'Noch etwas?', is_end: true }),
    ],
    [
      { kind: 'start' },
      replied('da', { type: 'single', option_id: 'n' }),
      replied('ende', { type: 'open', text: 'x' }),
    ],
  );
  expect(steps[1]?.came).toEqual([
    { unique_question_id: 'bye', name: 'Danke.', why: 'wegen „Nein“' },
    { unique_question_id: 'ende', name: 'Noch etwas?', why: '„Danach weiter mit“ des Blocks' },
  ]);
  expect(steps[2]).toMatchObject({ said: 'x', came: [], ended: 'der Dialog ist zu Ende' });
});

test('a system that has not answered is the reason, and what is set is a step', () => {
  const steps = traced(
    [
      api('frage', { context: '', url: 'https://example.org', error_target: 'fehler' }),
      open('gut', { context: 'Gut?' }),
      open('fehler', { context: 'Fehler bei {{wer}}?' }),
    ],
    [
      { kind: 'start' },
      { kind: 'response', unique_question_id: 'frage', values: null },
      { kind: 'set', values: { wer: 'Ada' } },
    ],
  );
  expect(steps[1]?.came).toMatchObject([
    { unique_question_id: 'fehler', why: 'weil das andere System nicht geantwortet hat' },
  ]);
  expect(steps[2]).toMatchObject({ kind: 'set', changed: [{ variable: 'wer', value: 'Ada' }] });
});

test('what words were taken for is named, with how surely, and where that is learned', () => {
  const words: EngineEvent = {
    kind: 'reply',
    unique_question_id: 'da',
    nachfrage_id: null,
    reply: { type: 'words', text: 'na klar' },
    understood: { zone: 'sure', matches: [{ target: 'y', confidence: 0.93 }] },
  };
  const [, step_] = traced(
    [single('da', { context: 'Da?', options, in_words: true }), open('mehr', { context: 'Mehr?' })],
    [{ kind: 'start' }, words],
  );
  expect(step_).toMatchObject({
    said: 'na klar',
    understood: { zone: 'sure', matches: [{ label: 'Ja', confidence: 0.93 }], learns_at: 'da' },
  });
});
