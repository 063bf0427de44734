import type { CallResponse, InboxReply, TrainedBlock, TrainingTarget } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach } from 'vitest';
import { withExamples, withoutExamples } from '../features/training/model/Meaning.ts';
import Training from '../screens/training/Training.tsx';

export const aBlock = (fields: Partial<TrainedBlock> = {}): TrainedBlock => ({
  unique_question_id: 'way',
  name: 'Weg zur Arbeit',
  type: 'single',
  in_words: true,
  targets: 2,
  examples: 7,
  thin_targets: 1,
  waiting: 0,
  paraphrases: null,
  bounds: { accept: 0.6, ask: 0.3 },
  own_bounds: false,
  ...fields,
});
export const targets: TrainingTarget[] = [
  {
    kind: 'option',
    target: 'o0',
    label: 'Mit dem Rad',
    own: ['Mit dem Rad'],
    implied: [],
    examples: ['ich radle', 'per Rad'],
  },
  { kind: 'option', target: 'o1', label: 'Mit dem Auto', own: ['Mit dem Auto'], implied: [], examples: ['im Wagen'] },
];
export const aReply = (text: string, fields: Partial<InboxReply> = {}): InboxReply => ({
  reply_id: text,
  text,
  said_at: 0,
  is_live: true,
  at_the_time: 'unknown',
  matches: [{ target: 'o0', confidence: 0.4 }],
  zone: 'unsure',
  handled: null,
  assigned: null,
  ...fields,
});
export const quality: CallResponse<'trainingQuality'> = {
  accuracy: { right: 2, total: 3, low: 0.2, high: 0.94 },
  zones: { sure: 1, unsure: 1, unknown: 1 },
  confusions: [
    { target: 'o0', taken: 'o0', count: 2 },
    { target: 'o1', taken: 'o0', count: 1 },
  ],
  misled: [{ text: 'im Wagen', target: 'o1', taken: 'o0', confidence: 0.51 }],
  findings: [
    {
      kind: 'duplicate',
      one: { target: 'o0', text: 'ich radle' },
      other: { target: 'o0', text: 'per Rad' },
      likeness: 0.92,
    },
  ],
};
export const noZones = { sure: 0, unsure: 0, unknown: 0 };

let api: ReturnType<typeof fakeAuthorApi> | undefined;
/** The training's screen with these answers of the api, and what it sends. */
export function openTraining(answers: Parameters<typeof fakeAuthorApi>[0] = {}, blocks = [aBlock()]) {
  let kept: readonly TrainingTarget[] = targets;
  api = fakeAuthorApi({
    trainingOverview: () => ({ revision: 3, applied: null, differs: true, blocks }),
    trainingdataJumps: () => ({ targets: [...kept] }),
    addTrainingExamples({ target, examples }) {
      kept = withExamples(
        kept,
        examples.map((text) => ({ target, text })),
      );
      return { revision: 4, added: examples, known: [] };
    },
    deleteTrainingExamples({ examples }) {
      kept = withoutExamples(kept, examples);
      return { revision: 4, deleted: examples };
    },
    trainingQuality: () => quality,
    trainingBoundsEffect: () => ({ now: noZones, with_bounds: noZones }),
    ...answers,
  });
  const { made } = api;
  return {
    ...renderScreen(Training, { path: '/intrance/:survey_id', at: '/intrance/a' }),
    sent: (name: string) => made.filter((call) => call.name === name).map(({ request }) => request),
  };
}
afterEach(() => {
  api?.restore();
  $notice.set(null);
});
export const place = { id: 'a', questionId: 'way' };
export const meaning = async (name: string) => within(await screen.findByRole('region', { name }));
export const examplesOf = async (name: string) =>
  (await meaning(name)).queryAllByRole('listitem').map(({ textContent }) => textContent);
export const replyRows = () => within(screen.getByRole('listbox')).getAllByRole('option');
export const inboxWith = (...groups: InboxReply[][]) => ({
  trainingInbox: () => ({ total: groups.flat().length, groups }),
});
export const waits = [aBlock({ waiting: 2 })];
