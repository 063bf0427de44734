import { ApiError } from '@dialogwerk/shared/clients';
import { $notice } from '@dialogwerk/shared/state';
import { act, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import {
  aBlock,
  targets,
  aReply,
  place,
  meaning,
  examplesOf,
  replyRows,
  inboxWith,
  waits,
  openTraining,
  quality,
} from '../../testing/openTraining.tsx';

test('Enter adds an example at once and waits for the next one; pasted lines are added together', async () => {
  const { user, sent } = openTraining();
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
  const { user } = openTraining({
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
  const { user, sent } = openTraining();
  expect(await screen.findByText('Sagt fast dasselbe wie „ich radle“')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '„per Rad“ löschen' }));
  expect(await examplesOf('Mit dem Rad')).toEqual(['ich radle']);
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(sent('addTrainingExamples')).toEqual([{ ...place, target: 'o0', examples: ['per Rad'] }]));
  expect(await examplesOf('Mit dem Rad')).toEqual(['per RadSagt fast dasselbe wie „ich radle“', 'ich radle']);
});

test('the same words at two meanings are told at both, in the examples and in the quality', async () => {
  const one = { target: 'o0', text: 'ich radle' };
  const finding = { kind: 'contradiction' as const, one, other: { target: 'o1', text: 'im Wagen' }, likeness: 1 };
  const { user } = openTraining({ trainingQuality: () => ({ ...quality, findings: [finding] }) });
  const told = (label: string) => `Dieselben Worte stehen auch bei „${label}“. So entscheidet das Beispiel nichts.`;
  expect(await screen.findByText(told('Mit dem Auto'))).toBeDefined();
  expect(await examplesOf('Mit dem Auto')).toEqual([`im Wagen${told('Mit dem Rad')}`]);
  await user.click(screen.getByRole('tab', { name: 'Qualität' }));
  expect(await screen.findByText(/steht mit denselben Worten auch bei „Mit dem Rad“/)).toBeDefined();
});

test('what is known without examples is shown, and becomes examples of one’s own', async () => {
  const { user, sent } = openTraining(
    {
      trainingdataJumps: () => ({
        targets: targets.map((each) => Object.assign({}, each, { implied: ['Velo', 'per Velo'] })),
      }),
      addTrainingExamples: ({ examples }) => ({ revision: 4, added: examples, known: [] }),
    },
    [aBlock({ paraphrases: 'transport' })],
  );
  expect(await screen.findByText(/Der Dialog kennt diese Antworten \(Verkehrsmittel\)/)).toBeDefined();
  const card = await meaning('Mit dem Rad');
  expect(card.getByText('Ohne Beispiele bekannt: 2 Formulierungen')).toBeDefined();
  await user.click(card.getByText('Ohne Beispiele bekannt: 2 Formulierungen'));
  await user.click(card.getByRole('button', { name: /für „Mit dem Rad“ als eigene Beispiele übernehmen/ }));
  await waitFor(() =>
    expect(sent('addTrainingExamples')).toEqual([{ ...place, target: 'o0', examples: ['Velo', 'per Velo'] }]),
  );
});

test('what a key acts on stands there before it acts, with the meaning that is the likeliest', async () => {
  const { user } = openTraining(inboxWith([aReply('ich bike'), aReply('ich bike oft')], [aReply('Wetter?')]), waits);
  const bar = within(await screen.findByRole('group', { name: 'Ausgewählte Antworten zuordnen' }));
  expect(bar.getByText(/^Das gilt für/).textContent).toBe(
    'Das gilt für 2 Antworten zusammen: „ich bike“, „ich bike oft“',
  );
  expect(bar.getByRole('button', { name: 'Mit dem Rad' }).getAttribute('aria-description')).toBe(
    'Am wahrscheinlichsten',
  );
  screen.getByRole('listbox').focus();
  await user.keyboard('{ArrowDown}');
  expect(bar.getByText(/^Das gilt für/).textContent).toBe('Das gilt für: „Wetter?“');
});

test('replies are assigned, dismissed and taken back by keys', async () => {
  const { user, sent } = openTraining(
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
  const { user, sent } = openTraining(
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
  const { user } = openTraining(inboxWith([aReply('ich bike')], [aReply('ich laufe')]), waits);
  (await screen.findByRole('listbox')).focus();
  await user.keyboard('1');
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Das konnte nicht gespeichert werden/));
  expect(replyRows().map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['ich bike', 'ich lauf']);
});

test('a sentence is tried out, with what spoke for and against it', async () => {
  const { user } = openTraining({
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
  const { user } = openTraining({
    tryTraining: () => ({ zone: 'unsure', by: 'examples', matches, asked: ['o1'], reasons: [] }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Was jemand antworten könnte' }), 'vielleicht{Enter}');
  expect(await screen.findByText('Fragt nach: Meinten Sie „Mit dem Auto“?')).toBeDefined();
});

test('replies that were handled say what was made of them, and are laid before an author again', async () => {
  const handled = aReply('ich bike', { handled: 'assigned', assigned: 'o0' });
  const { user, sent } = openTraining({
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
  const { user, sent } = openTraining({
    trainingBoundsEffect: ({ bounds }) => ({
      now: { sure: 3, unsure: 1, unknown: 1 },
      with_bounds: { sure: bounds.accept > 0.6 ? 1 : 3, unsure: 3, unknown: 1 },
    }),
    setTrainingBounds: ({ bounds }) => ({ revision: 4, bounds }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Qualität' }));
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
  await user.click(screen.getByRole('button', { name: 'Schwellen speichern' }));
  const own = { ...place, bounds: { accept: 0.9, ask: 0.09 } };
  await waitFor(() => expect(sent('setTrainingBounds')).toEqual([own]));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(sent('setTrainingBounds')).toEqual([own, { ...place, bounds: null }]));
  expect(screen.queryByRole('button', { name: 'Gemessene Schwellen verwenden' })).toBeNull();
});

test('bounds of one’s own go back to the measured ones, and come back', async () => {
  const { user, sent } = openTraining({ setTrainingBounds: ({ bounds }) => ({ revision: 4, bounds }) }, [
    aBlock({ own_bounds: true }),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Qualität' }));
  await user.click(await screen.findByRole('button', { name: 'Gemessene Schwellen verwenden' }));
  await waitFor(() => expect($notice.get()?.text).toBe('Es gelten wieder die gemessenen Schwellen.'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() =>
    expect(sent('setTrainingBounds')).toEqual([
      { ...place, bounds: null },
      { ...place, bounds: { accept: 0.6, ask: 0.3 } },
    ]),
  );
});

test('what would be understood differently is shown before it acts; what has moved meanwhile is looked at again', async () => {
  let revision = 3;
  const { user, sent } = openTraining({
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
  openTraining({}, []);
  expect(await screen.findByRole('heading', { name: 'Hier gibt es noch nichts zu trainieren' })).toBeDefined();
});
