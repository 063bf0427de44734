import { expect, test } from 'vitest';
import type { Block, BlockType, OpenQuestion } from '../../../contract/index.ts';
import { block as anyBlock } from '../../../contract/blocks/block.ts';
import { newBlock } from '../../blocks/blockRules.ts';
import { blockTexts, mapTexts } from '../../blocks/mapTexts.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { compileSurvey } from './compileSurvey.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { likert, matrix, multiple, open, ranking, single, slider } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import type { SurveySnapshot } from './SurveySnapshot.ts';

/** A conversation in which the respondent has said what they are called. */
function named(name: string, blocks: readonly Block[], fields: Partial<SurveySnapshot> = {}): TestConversation {
  const conversation = new TestConversation(
    aSnapshot([open('n', { variable: 'name' }), ...blocks, open('end')], fields),
  );
  conversation.write(name);
  return conversation;
}

const option = (id: string, text: string) => ({ id, text, score: null });
const options = [option('yes', 'Ja, ich bin {{name}}'), option('no', 'Nein')];
const scale = {
  from: 'block',
  points: [
    { value: 1, label: 'gar nicht wie {{name}}' },
    { value: 2, label: 'ganz wie {{name}}' },
  ],
} as const;

test('an option says what is known, in the question, in the respondent’s bubble and in later texts', () => {
  const conversation = named('Ida', [single('q', { options, variable: 'ich', acknowledgement: '„{{ich}}“?' })]);
  expect(conversation.question?.input).toMatchObject({ options: [{ text: 'Ja, ich bin Ida' }, { text: 'Nein' }] });
  conversation.choose('yes');
  expect(conversation.shown).toEqual(['Ida', 'Ja, ich bin Ida']);
  expect(conversation.said).toContain('„Ja, ich bin Ida“?');
  expect(conversation.stored['q']).toBe('yes');
});

test('what a variable holds is the author’s text, so that conditions know it in every conversation', () => {
  const jump = { kind: 'condition', condition: 'ich = "Ja, ich bin {{name}}"', target: 'there' } as const;
  const blocks = [single('q', { options, variable: 'ich', jump_to_ids: [jump] }), open('no'), open('there')];
  for (const name of ['Ida', 'Ole']) {
    const conversation = named(name, blocks);
    conversation.choose('yes');
    expect(conversation.at).toBe('there');
  }
});

test('several options are read as one enumeration of what was shown', () => {
  const conversation = named('Ida', [multiple('q', { options, variable: 'ich', acknowledgement: '{{ich}}!' })]);
  conversation.reply({ type: 'multiple', option_ids: ['yes', 'no'] });
  expect(conversation.shown.at(-1)).toBe('Ja, ich bin Ida und Nein');
  expect(conversation.said).toContain('Ja, ich bin Ida und Nein!');
});

test('what is inserted into a label is one line of text, never markup, and never a variable again', () => {
  const conversation = named('**Ida**\n{{name}} #1500# <b>', [single('q', { options })]);
  expect(conversation.question?.input).toMatchObject({
    options: [{ text: 'Ja, ich bin **Ida** {{name}} #1500# <b>' }, {}],
  });
});

test('labels of scales, of their ends, of items and reasons are filled, a shared scale’s too', () => {
  const shared = { id: 's', name: 'Wie', points: [...scale.points] };
  const ends = { label_min: 'nie, {{name}}', label_max: 'immer' };
  const conversation = named(
    'Ida',
    [
      likert('own', { scale: { ...scale, points: [...scale.points] }, reason: 'Damit {{name}} es weiß' }),
      likert('template', { scale: { from: 'template', template_id: 's' } }),
      matrix('items', { scale: { from: 'template', template_id: 's' } }),
      slider('ends', ends),
      ranking('order', { options }),
    ],
    { templ_options: [shared] },
  );
  const points = [{ label: 'gar nicht wie Ida' }, { label: 'ganz wie Ida' }];
  expect(conversation.question).toMatchObject({ reason: 'Damit Ida es weiß', input: { points } });
  conversation.reply({ type: 'likert', value: 2 });
  expect(conversation.shown.at(-1)).toBe('ganz wie Ida');
  expect(conversation.question?.input).toMatchObject({ points });
  conversation.reply({ type: 'likert', value: 1 });
  for (let item = conversation.question?.input; item?.type === 'matrix'; item = conversation.question?.input) {
    expect(item).toMatchObject({ points });
    conversation.reply({ type: 'matrix', item_id: item.item_id, value: 1 });
  }
  expect(conversation.question?.input).toMatchObject({ label_min: 'nie, Ida', label_max: 'immer' });
  conversation.reply({ type: 'slider', value: 1 });
  expect(conversation.question?.input).toMatchObject({ options: [{ text: 'Ja, ich bin Ida' }, {}] });
});

test('words are taken for the option as it was shown, and asked back about as it was shown', () => {
  const worded = [single('q', { options, in_words: true, not_understood: 'Wie, {{name}}?' })];
  const conversation = named('Ida', worded);
  conversation.reply({ type: 'words', text: 'ja, ich bin ida' });
  expect(conversation.stored['q']).toBe('yes');
  const other = named('Ida', worded);
  other.reply({ type: 'words', text: 'Blumenkohl mit Soße' });
  expect(other.said.at(-1)).toBe('Wie, Ida?');
});

/** A question of a type, of which every text names a variable. */
function questionWith(type: BlockType, mark: string): OpenQuestion | null {
  const marked = mapTexts(newBlock(type, 'q', 0), (text, { to }) => (to === 'respondent' ? `${text} ${mark}` : text));
  return named('Ida', [Object.assign({}, marked, { reason: mark })]).question;
}

const types = anyBlock.options.map((type) => type.shape.type.value);

test.each(types)('a block of type %s shows no braces to a respondent, wherever its texts hold a variable', (type) => {
  const question = questionWith(type, '{{name}}');
  expect(JSON.stringify(question)).not.toContain('{{');
});

test.each(types)(
  'each text of type %s that is typed is one that variables are filled into, or none for respondents',
  (type) => {
    const one = newBlock(type, 'q', 0);
    const known = new Set(blockTexts(mapTexts(one, () => 'x')).map(({ field }) => field));
    const typed = Object.entries(one).flatMap(([field, value]) => (typeof value === 'string' ? [field] : []));
    const others = new Set(['unique_question_id', 'type', 'short_name', 'look', 'method', 'how']);
    expect(typed.filter((field) => !known.has(field) && !others.has(field))).toEqual([]);
  },
);

test('the check names a variable that a label names and nothing sets, and proves one that is empty there', () => {
  const known = aSnapshot([
    single('first', { options: [option('a', 'A'), option('b', 'B {{spaeter}}')] }),
    open('later', { variable: 'spaeter' }),
    likert('last', { scale: { ...scale, points: [...scale.points] } }),
  ]);
  const findings = checkDialog(known).map(({ kind, unique_question_id, counterexample }) => [
    kind,
    unique_question_id,
    counterexample !== null,
  ]);
  expect(findings).toEqual(
    expect.arrayContaining([
      ['variable-early', 'first', true],
      ['variable-unknown', 'last', false],
    ]),
  );
});

test('texts that are the same for everybody, and what the dialog asks back, may not name what is not known', () => {
  const snapshot = aSnapshot([open('n', { variable: 'name' })], {
    settled: { 'Name des Bots': 'Ida für {{name}}' },
    ask_backs: { meant: '{{auswahl}}, {{name}}?', unclear: 'Wie, {{nme}}?' },
  });
  const findings = checkDialog(snapshot).map(({ kind, place, message }) => [kind, place, message]);
  expect(findings).toEqual([
    [
      'variable-unknown',
      'Ganzer Dialog',
      '„{{nme}}“ in der Beschriftung „Wie, {{nme}}?“ gibt es nicht: Kein Block setzt diese Variable.',
    ],
    [
      'variable-unfilled',
      'Name des Bots',
      '„{{name}}“ wird in „Name des Bots“ nicht ersetzt: Dieser Text ist für alle gleich.',
    ],
  ]);
});

test('a dialog whose labels name nothing is asked alike in every conversation', () => {
  const survey = compileSurvey(aSnapshot([single('q'), likert('l'), matrix('m')]));
  expect([...survey.blocks.values()].map(({ varying }) => varying)).toEqual([null, null, null]);
});
