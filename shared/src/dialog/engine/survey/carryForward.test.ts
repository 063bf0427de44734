import { expect, test } from 'vitest';
import type { Block, Reply } from '../../../contract/index.ts';
import { newBlock } from '../../blocks/blockRules.ts';
import { withCarried } from '../../blocks/carried.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { replay } from '../replay/replay.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix, message, multiple, open, picture, ranking, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const option = (id: string, text: string) => ({ id, text, score: null });
const fruit = [option('apple', 'Apfel'), option('pear', 'Birne'), option('plum', 'Pflaume')];
const which = multiple('obst', { variable: 'obst', options: fruit });
const none = { options: [] };
const from = (carry: 'chosen' | 'not_chosen' | 'all', id = 'obst') => ({ from: id, which: carry });
const chosen = (...option_ids: string[]): Reply => ({ type: 'multiple', option_ids });

function talk(...blocks: Block[]): TestConversation {
  return new TestConversation(aSnapshot([...blocks, open('end')]));
}

/** The ids of what the open question offers. */
function offered({ question }: TestConversation): string[] {
  const input = question?.input;
  if (input && 'options' in input) return input.options.map(({ id }) => id);
  return input && 'items' in input ? input.items.map(({ id }) => id) : [];
}

test.each([
  ['chosen', ['apple', 'plum']],
  ['not_chosen', ['pear']],
  ['all', ['apple', 'pear', 'plum']],
] as const)('a choice takes over what was %s, with the texts of there, in front of its own', (kind, ids) => {
  const own = { options: [option('none', 'Keins')], carry: from(kind) };
  const conversation = talk(which, single('best', { ...own, variable: 'best', acknowledgement: '{{best}}!' }));
  conversation.reply(chosen('plum', 'apple'));
  expect(offered(conversation)).toEqual([...ids, 'none']);
  expect(conversation.choose(ids[0] ?? '').outcome).toBe('accepted');
  expect(conversation.said.at(-2)).toBe(`${fruit.find(({ id }) => id === ids[0])?.text}!`);
});

test('what is not offered in a conversation is no reply in it', () => {
  const conversation = talk(which, single('best', { ...none, carry: from('chosen') }));
  conversation.reply(chosen('apple', 'plum'));
  expect(conversation.choose('pear').outcome).toBe('rejected');
  expect(conversation.choose('plum').outcome).toBe('accepted');
});

test('variables in what was taken over are filled in there, too', () => {
  const options = [option('apple', 'Apfel von {{name}}'), ...fruit.slice(1)];
  const conversation = talk(
    open('n', { variable: 'name' }),
    { ...which, options },
    single('best', { ...none, variable: 'best', carry: from('chosen'), acknowledgement: '{{best}}!' }),
    matrix('m', { items: [], carry: from('chosen') }),
  );
  conversation.write('Ida');
  conversation.reply(chosen('apple'));
  expect(conversation.question?.input).toMatchObject({ options: [{ id: 'apple', text: 'Apfel von Ida' }] });
  conversation.choose('apple');
  expect(conversation.variable('best')).toBe('Apfel von {{name}}');
  expect(conversation.said.slice(-3)).toEqual(['Apfel von Ida!', 'm?', 'Apfel von Ida']);
});

test('with nothing left over a question is passed over without a word', () => {
  const conversation = talk(which, single('best', { ...none, carry: from('chosen'), acknowledgement: 'Gut!' }));
  conversation.reply(chosen());
  expect(conversation.at).toBe('end');
  expect(conversation.said).not.toContain('best?');
});

test('an answer that was not given says nothing about what was not chosen either', () => {
  const skipped = talk({ ...which, optional: true }, single('rest', { ...none, carry: from('not_chosen') }));
  skipped.reply({ type: 'skip' });
  expect(skipped.at).toBe('rest');
  const passed = talk(
    single('way', { jump_to_question: 'rest' }),
    which,
    single('rest', { ...none, carry: from('not_chosen') }),
  );
  passed.choose('o1');
  expect(passed.at).toBe('end');
});

test('‘Nichts davon’ is not taken over, and ‘Sonstiges’ is what was typed there', () => {
  const options = [...fruit, option('other', 'Sonstiges …'), option('nothing', 'Nichts davon')];
  const source = multiple('obst', { options, other: 'text', exclusive_options: ['nothing'] });
  const target = single('best', { ...none, variable: 'best', carry: from('chosen'), acknowledgement: '{{best}}!' });
  const conversation = talk(source, target);
  conversation.reply({ type: 'multiple', option_ids: ['apple', 'other'], other: 'Quitte {{x}}' });
  expect(conversation.question?.input).toMatchObject({
    options: [
      { id: 'apple', text: 'Apfel' },
      { id: 'other_said', text: 'Quitte {{x}}' },
    ],
  });
  conversation.choose('other_said');
  expect(conversation.shown.at(-1)).toBe('Quitte {{x}}');
  expect(conversation.said.at(-2)).toBe('Quitte {{x}}!');
  const alone = talk(source, target);
  alone.reply(chosen('nothing'));
  expect(alone.at).toBe('end');
});

test('a number that was typed reads as people write it', () => {
  const source = multiple('obst', { options: [...fruit, option('other', 'Mehr …')], other: 'number' });
  const conversation = talk(source, single('q', { ...none, carry: from('chosen') }));
  conversation.reply({ type: 'multiple', option_ids: ['other'], other: '1.200,5' });
  expect(conversation.question?.input).toMatchObject({ options: [{ id: 'other_said', text: '1200,5' }] });
});

test('what was ranked as ‘Sonstiges’ is taken over in its place, and from a picture as a text', () => {
  const source = ranking('reihe', { options: [...fruit, option('other', 'Mehr …')], other: 'text' });
  const conversation = talk(source, single('q', { ...none, carry: from('chosen', 'reihe') }));
  conversation.reply({ type: 'ranking', option_ids: ['plum', 'other', 'apple', 'pear'], other: 'Quitte' });
  expect(offered(conversation)).toEqual(['plum', 'other_said', 'apple', 'pear']);
  const alone = talk(source, single('q', { ...none, carry: from('all', 'reihe') }));
  alone.reply({ type: 'ranking', option_ids: ['plum', 'apple', 'pear', 'other'] });
  expect(offered(alone)).toEqual(['apple', 'pear', 'plum']);
  const seen = picture('bild', {
    options: [Object.assign(option('other', 'Mehr …'), { filename_db: 'mehr.webp' })],
    other: 'text',
  });
  const looked = talk(seen, picture('q', { ...none, carry: from('chosen', 'bild') }));
  looked.reply({ type: 'picture', option_ids: ['other'], other: 'Quitte' });
  expect(looked.question?.input).toMatchObject({ options: [{ id: 'other_said', text: 'Quitte', filename_db: null }] });
});

test('what a respondent has written is said as text in a battery, too', () => {
  const options = [...fruit, option('other', 'Sonstiges …')];
  const source = multiple('obst', { options, other: 'text', variable: 'obst' });
  const conversation = talk(source, matrix('m', { items: [], carry: from('chosen') }));
  conversation.reply({ type: 'multiple', option_ids: ['other'], other: '**{{obst}}**' });
  expect(conversation.said.at(-1)).toBe(String.raw`\*\*\{\{obst}}\*\*`);
});

test('a battery, a ranking and points to distribute go over what was chosen, and keep their variables', () => {
  const points = newBlock('constant_sum', 'points', 0);
  const conversation = talk(
    which,
    matrix('rate', { items: [], variable: 'note', carry: from('chosen') }),
    ranking('order', { ...none, carry: from('chosen') }),
    Object.assign({}, points, { context: 'points?', items: [], total: 10, variable: 'p', carry: from('chosen') }),
  );
  conversation.reply(chosen('pear', 'plum'));
  expect(conversation.question?.input).toMatchObject({ item_id: 'pear', position: 1, count: 2 });
  conversation.reply({ type: 'matrix', item_id: 'pear', value: 2 });
  conversation.reply({ type: 'matrix', item_id: 'plum', value: 4 });
  expect(['note_1', 'note_2', 'note_3'].map((name) => conversation.variable(name))).toEqual([null, 2, 4]);
  expect(offered(conversation)).toEqual(['pear', 'plum']);
  conversation.reply({ type: 'ranking', option_ids: ['plum', 'pear'] });
  expect(offered(conversation)).toEqual(['pear', 'plum']);
  conversation.reply({
    type: 'constant_sum',
    shares: [
      { item_id: 'pear', points: 3 },
      { item_id: 'plum', points: 7 },
    ],
  });
  expect(conversation.stored['points']).toEqual(['pear=3', 'plum=7']);
  expect(['p_1', 'p_2', 'p_3'].map((name) => conversation.variable(name))).toEqual([null, 3, 7]);
});

test('pictures are taken over with their pictures, an order in its order, items as they are', () => {
  const pictures = picture('bild', {
    max: null,
    options: fruit.map((one) => ({ ...one, filename_db: `${one.id}.png` })),
  });
  const seen = talk(pictures, picture('noch', { ...none, carry: from('chosen', 'bild') }));
  seen.reply({ type: 'picture', option_ids: ['pear'] });
  expect(seen.question?.input).toMatchObject({ options: [{ id: 'pear', text: 'Birne', filename_db: 'pear.png' }] });
  const ranked = talk(ranking('r', { options: fruit }), single('s', { ...none, carry: from('chosen', 'r') }));
  ranked.reply({ type: 'ranking', option_ids: ['plum', 'apple', 'pear'] });
  expect(offered(ranked)).toEqual(['plum', 'apple', 'pear']);
  const items = [{ id: 'i', text: 'Preis', inverse: false }];
  const rated = talk(matrix('m', { items }), single('s', { ...none, carry: from('chosen', 'm') }));
  rated.reply({ type: 'matrix', item_id: 'i', value: 1 });
  expect(offered(rated)).toEqual(['i']);
});

test('what was taken over can be taken over again', () => {
  const conversation = talk(
    which,
    multiple('two', { ...none, carry: from('chosen') }),
    single('left', { ...none, carry: from('not_chosen', 'two') }),
  );
  conversation.reply(chosen('apple', 'pear'));
  conversation.reply(chosen('apple'));
  expect(offered(conversation)).toEqual(['pear']);
});

test('a changed answer changes what is offered: the answer to what is gone goes, one that still fits stays', () => {
  const target = single('best', { ...none, carry: from('chosen') });
  const conversation = talk(which, target);
  const past = [
    { unique_question_id: 'obst', reply: chosen('apple', 'pear') },
    { unique_question_id: 'best', reply: { type: 'single', option_id: 'pear' } as const },
  ].map((one, index) =>
    Object.assign(one, { nachfrage_id: null, given_at: index, withdrawn_at: null, asked_again: false }),
  );
  const changedTo = (reply: Reply) =>
    replay(conversation.survey, past, [], { unique_question_id: 'obst', nachfrage_id: null, reply });
  expect(changedTo(chosen('pear', 'plum'))).toMatchObject({ state: { open: { unique_question_id: 'end' } } });
  expect(changedTo(chosen('apple', 'plum'))).toMatchObject({ state: { open: { unique_question_id: 'best' } } });
  expect(changedTo(chosen())).toMatchObject({ state: { open: { unique_question_id: 'end' } } });
});

test('conditions know each entry, and a jump of one is taken', () => {
  const jump = { kind: 'option', option_id: 'plum', target: 'there' } as const;
  const blocks = [
    which,
    single('best', { ...none, variable: 'best', carry: from('all'), jump_to_ids: [jump] }),
    message('else'),
    open('no'),
    open('there'),
  ];
  const conversation = talk(...blocks);
  conversation.reply(chosen());
  conversation.choose('plum');
  expect(conversation.at).toBe('there');
  expect(checkDialog(aSnapshot([...blocks, open('end')])).filter(({ kind }) => kind === 'gone-option')).toEqual([]);
});

test('doing it twice changes nothing', () => {
  const blocks = [which, single('best', { carry: from('all') }), matrix('m', { carry: from('chosen') })];
  const once = withCarried(blocks);
  expect(withCarried(once)).toEqual(once);
});

test.each<[string, Block[], string[]]>([
  ['a question that is gone', [single('q', { carry: from('all', 'gone') })], ['carry-gone q']],
  ['itself', [single('q', { carry: from('all', 'q') })], ['carry-gone q']],
  [
    'each other',
    [single('a', { carry: from('all', 'b') }), single('b', { carry: from('all', 'a') })],
    ['carry-gone a', 'carry-gone b'],
  ],
  ['words', [open('w'), single('q', { carry: from('chosen', 'w') })], ['carry-gone q']],
  ['what is asked later', [single('q', { ...none, carry: from('chosen') }), which], ['carry-empty q']],
  [
    'nothing but what is chosen alone',
    [
      multiple('obst', { options: fruit, exclusive_options: fruit.map(({ id }) => id) }),
      single('q', { carry: from('all') }),
    ],
    ['carry-empty q'],
  ],
])('the check finds who takes over from %s, and mends it', (_, blocks, found) => {
  const findings = checkDialog(aSnapshot([...blocks, open('end')])).filter(({ kind }) => kind.startsWith('carry'));
  expect(findings.map(({ kind, unique_question_id }) => `${kind} ${unique_question_id}`)).toEqual(found);
  expect(findings.map(({ fix }) => fix?.edits)).toEqual(
    findings.map(({ unique_question_id: id }) => [{ kind: 'updateBlock', id, change: { carry: null } }]),
  );
});

test('a sound dialog that takes over has no finding, though its question may be passed over', () => {
  const blocks = [which, single('best', { ...none, variable: 'best', carry: from('chosen') }), open('end')];
  expect(checkDialog(aSnapshot(blocks)).map(({ kind }) => kind)).toEqual([]);
  const texts = [...blocks, message('bye', { context: 'Also {{best}}.' })];
  expect(checkDialog(aSnapshot(texts)).map(({ kind }) => kind)).toEqual(['variable-early']);
});

test('an own entry that is called as one that comes is found, and gets an id of its own', () => {
  const target = single('q', { options: [option('apple', 'Keins davon')], carry: from('all') });
  const [finding, ...more] = checkDialog(aSnapshot([which, target, open('end')]));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({
    kind: 'duplicate-id',
    message: 'Ein übernommener Eintrag hat dieselbe Kennung wie der eigene: „Keins davon“.',
    fix: { edits: [{ id: 'q', change: { options: [{ id: 'apple_2', text: 'Keins davon' }] } }] },
  });
});
