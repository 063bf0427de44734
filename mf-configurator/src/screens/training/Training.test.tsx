import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, InboxReply, TrainedBlock, TrainingTarget } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import Training from './Training.tsx';

const aBlock = (fields: Partial<TrainedBlock> = {}): TrainedBlock => ({
  unique_question_id: 'way',
  name: 'Weg zur Arbeit',
  type: 'single',
  in_words: true,
  targets: 2,
  examples: 7,
  thin_targets: 1,
  waiting: 0,
  bounds: { accept: 0.6, ask: 0.3 },
  ...fields,
});
const targets: TrainingTarget[] = [
  { kind: 'option', target: 'o0', label: 'Mit dem Rad', own: ['Mit dem Rad'], examples: ['ich radle', 'per Rad'] },
  { kind: 'option', target: 'o1', label: 'Mit dem Auto', own: ['Mit dem Auto'], examples: ['im Wagen'] },
];
const aReply = (text: string, fields: Partial<InboxReply> = {}): InboxReply => ({
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
const quality: CallResponse<'trainingQuality'> = {
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
const noZones = { sure: 0, unsure: 0, unknown: 0 };

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}, blocks = [aBlock()]) {
  api = fakeAuthorApi({
    trainingOverview: () => ({ revision: 3, applied: null, differs: true, blocks }),
    trainingdataJumps: () => ({ targets }),
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
const place = { id: 'a', questionId: 'way' };
const meaning = async (name: string) => within(await screen.findByRole('region', { name }));
const examplesOf = async (name: string) =>
  (await meaning(name)).queryAllByRole('listitem').map(({ textContent }) => textContent);
const replyRows = () => within(screen.getByRole('listbox')).getAllByRole('option');
const inboxWith = (...groups: InboxReply[][]) => ({
  trainingInbox: () => ({ total: groups.flat().length, groups }),
});
const waits = [aBlock({ waiting: 2 })];

test('Enter adds an example at once and waits for the next one; pasted lines are added together', async () => {
  const { user, sent } = open({
    addTrainingExamples: ({ examples }) => ({ revision: 4, added: examples, known: [] }),
  });
  const field = (await meaning('Mit dem Rad')).getByRole('textbox');
  await user.type(field, 'auf dem Drahtesel{Enter}');
  expect(field).toHaveProperty('value', '');
  await user.click(field);
  await user.paste('- mit dem Velo\n- ich radle\n\n- mit dem Velo');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent('addTrainingExamples')).toHaveLength(2));
  expect(sent('addTrainingExamples')).toEqual([
    { ...place, target: 'o0', examples: ['auf dem Drahtesel'] },
    { ...place, target: 'o0', examples: ['mit dem Velo'] },
  ]);
  expect((await examplesOf('Mit dem Rad'))[0]).toBe('mit dem Velo');
  await user.type(field, 'ich radle{Enter}');
  expect(await screen.findByText('„ich radle“ ist hier schon ein Beispiel.')).toBeDefined();
});

test('an example that the server refuses goes and stands in the field again', async () => {
  const { user } = open({
    addTrainingExamples: () => {
      throw new ApiError('addTrainingExamples', 500, {});
    },
  });
  const field = (await meaning('Mit dem Auto')).getByRole('textbox');
  await user.type(field, 'mit dem PKW{Enter}');
  expect(await screen.findByText(/^Nicht hinzugefügt/)).toBeDefined();
  expect(field).toHaveProperty('value', 'mit dem PKW');
  expect(await examplesOf('Mit dem Auto')).toEqual(['im Wagen']);
});

test('an example is deleted and brought back; one that says nearly the same is marked', async () => {
  const { user, sent } = open({
    deleteTrainingExamples: ({ examples }) => ({ revision: 4, deleted: examples }),
    addTrainingExamples: ({ examples }) => ({ revision: 5, added: examples, known: [] }),
  });
  expect(await screen.findByText('Sagt fast dasselbe wie „ich radle“')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '„per Rad“ löschen' }));
  expect(await examplesOf('Mit dem Rad')).toEqual(['ich radle']);
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(sent('addTrainingExamples')).toEqual([{ ...place, target: 'o0', examples: ['per Rad'] }]));
  expect(await examplesOf('Mit dem Rad')).toEqual(['per RadSagt fast dasselbe wie „ich radle“', 'ich radle']);
});

test('replies are assigned, dismissed and taken back by keys', async () => {
  const { user, sent } = open(
    {
      ...inboxWith([aReply('ich bike'), aReply('ich bike oft')], [aReply('Wetter?', { matches: [] })]),
      assignReplies: ({ reply_ids }) => ({ revision: 4, reply_ids }),
      dismissReplies: ({ reply_ids }) => ({ revision: 4, reply_ids }),
      reopenReplies: ({ reply_ids }) => ({ revision: 5, reply_ids }),
    },
    waits,
  );
  const list = await screen.findByRole('listbox');
  const options = () => within(list).queryAllByRole('option');
  expect(options()[0]?.textContent).toContain('ich bikeDazu ähnlich: „ich bike oft“vielleicht „Mit dem Rad“');
  list.focus();
  await user.keyboard('2');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(sent('assignReplies')).toEqual([{ ...place, reply_ids: ['ich bike', 'ich bike oft'], target: 'o1' }]);
  await waitFor(() => expect($notice.get()?.text).toBe('2 Antworten als „Mit dem Auto“ zugeordnet.'));
  await user.keyboard('z');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{End}');
  expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(sent('dismissReplies')).toEqual([{ ...place, reply_ids: ['Wetter?'] }]));
});

test('like replies can be assigned one by one, by pressing what they mean', async () => {
  const { user, sent } = open(
    {
      ...inboxWith([aReply('ich bike'), aReply('ich bike nie')]),
      assignReplies: ({ reply_ids }) => ({ revision: 4, reply_ids }),
    },
    waits,
  );
  await user.click(await screen.findByRole('button', { name: 'Einzeln' }));
  await user.click(screen.getByRole('option', { name: /^ich bike nie/ }));
  await user.click(screen.getByRole('button', { name: 'Mit dem Auto' }));
  await waitFor(() => expect(sent('assignReplies')).toEqual([{ ...place, reply_ids: ['ich bike nie'], target: 'o1' }]));
  expect(replyRows()).toHaveLength(1);
});

test('a reply that cannot be assigned comes back to its place', async () => {
  const { user } = open(inboxWith([aReply('ich bike')], [aReply('ich laufe')]), waits);
  (await screen.findByRole('listbox')).focus();
  await user.keyboard('1');
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Das konnte nicht gespeichert werden/));
  expect(replyRows().map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['ich bike', 'ich lauf']);
});

test('a sentence is tried out, with what spoke for and against it', async () => {
  const { user } = open({
    tryTraining: () => ({
      zone: 'sure',
      by: 'examples',
      matches: [
        { target: 'o0', confidence: 0.83 },
        { target: 'o1', confidence: 0.1 },
      ],
      asked: [],
      reasons: [
        { text: 'ich radle', target: 'o0', weight: 0.6, likeness: 0.7 },
        { text: 'im Wagen', target: 'o1', weight: -0.1, likeness: 0.2 },
      ],
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Was jemand antworten könnte' }), 'ich radl{Enter}');
  expect(await screen.findByText('Verstanden als „Mit dem Rad“ (83 %)')).toBeDefined();
  const reasons = within(screen.getByRole('list', { name: 'Warum?' })).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'dafür„ich radle“ (Mit dem Rad), 70\u00A0% ähnlich',
    'dagegen„im Wagen“ (Mit dem Auto), 20\u00A0% ähnlich',
  ]);
});

test('an unsure sentence tells which meanings would be asked about, as the server says', async () => {
  const matches = ['o0', 'o1'].map((target) => ({ target, confidence: 0.4 }));
  const { user } = open({
    tryTraining: () => ({ zone: 'unsure', by: 'examples', matches, asked: ['o1'], reasons: [] }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Was jemand antworten könnte' }), 'vielleicht{Enter}');
  expect(await screen.findByText('Fragt nach: Meinten Sie „Mit dem Auto“?')).toBeDefined();
});

test('replies that were handled say what was made of them, and are laid before an author again', async () => {
  const handled = aReply('ich bike', { handled: 'assigned', assigned: 'o0' });
  const { user, sent } = open({
    trainingInbox: ({ show }) => (show === 'handled' ? { total: 1, groups: [[handled]] } : { total: 0, groups: [] }),
    reopenReplies: ({ reply_ids }) => ({ revision: 4, reply_ids }),
  });
  await user.click(await screen.findByRole('tab', { name: /^Nicht verstanden/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Welche Antworten' }), 'Erledigt');
  expect(await screen.findByText('Zugeordnet als „Mit dem Rad“')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Nichts davon/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Neu beurteilen/ }));
  await waitFor(() => expect(sent('reopenReplies')).toEqual([{ ...place, reply_ids: ['ich bike'] }]));
  expect(await screen.findByText('Noch nichts erledigt')).toBeDefined();
});

test('quality has the share with its interval, confusions, what misleads, and bounds with their effect', async () => {
  const { user, sent } = open({
    trainingBoundsEffect: ({ bounds }) => ({
      now: { sure: 3, unsure: 1, unknown: 1 },
      with_bounds: { sure: bounds.accept > 0.6 ? 1 : 3, unsure: 3, unknown: 1 },
    }),
    setTrainingBounds: ({ bounds }) => ({ revision: 4, bounds }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Güte' }));
  expect(await screen.findByText('67 % richtig (2 von 3)')).toBeDefined();
  const [confusions] = screen.getAllByRole('table');
  expect(within(confusions ?? document.body).getByRole('row', { name: /^Mit dem Auto/ }).textContent).toBe(
    'Mit dem Auto1–',
  );
  expect(screen.getByText('gehört zu „Mit dem Auto“, wirkt wie „Mit dem Rad“ (51 %)')).toBeDefined();
  const accept = screen.getByRole('spinbutton', { name: 'Verstehen ab' });
  await user.tripleClick(accept);
  await user.keyboard('90');
  expect(await screen.findByRole('row', { name: 'Verstanden 3 1' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Schwellen merken' }));
  await waitFor(() => expect(sent('setTrainingBounds')).toEqual([{ ...place, bounds: { accept: 0.9, ask: 0.09 } }]));
});

test('what would be understood differently is shown before it acts; what has moved meanwhile is looked at again', async () => {
  let revision = 3;
  const { user, sent } = open({
    previewTraining: () => ({
      revision,
      looked: 12,
      changed: [
        {
          reply_id: 'r',
          unique_question_id: 'way',
          text: 'ich bike',
          before: { zone: 'unknown', matches: [] },
          after: { zone: 'sure', matches: [{ target: 'o0', confidence: 0.9 }] },
        },
      ],
    }),
    applyTraining: (request) => {
      if (request.revision === 4) return { revision: 4 };
      revision = 4;
      throw new ApiError('applyTraining', 409, { code: 'training/moved', msg: 'Bitte sehen Sie noch einmal hin.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Prüfen und übernehmen' }));
  const changed = within(await screen.findByRole('list', { name: 'Vorher und nachher' })).getByRole('listitem');
  expect([...changed.children].map(({ textContent }) => textContent)).toEqual([
    'ich bikebei „Weg zur Arbeit“',
    'VorherNicht verstanden',
    'NachherVerstandenMit dem Rad',
  ]);
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(await screen.findByText(/^Nicht übernommen/)).toBeDefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Übernehmen' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('applyTraining')).toEqual([
    { id: 'a', revision: 3 },
    { id: 'a', revision: 4 },
  ]);
});

test('a dialog without anything to train says what could be', async () => {
  open({}, []);
  expect(await screen.findByRole('heading', { name: 'Hier gibt es noch nichts zu trainieren' })).toBeDefined();
});
