import * as fc from 'fast-check';
import type { Block, BlockOf, Jump } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { aSnapshot } from './aSnapshot.ts';
import { assign, likert, loop, message, multiple, number, open, shuffle, single } from './blocks.ts';

const names = ['Ja', 'Nein', 'Vielleicht', 'Weiß nicht'];
const options = names.map((text, index) => ({ id: `o${index}`, text, score: null }));

/** One step of a generated dialog; `to` and `back` say how far a jump leads, in blocks. */
const step = fc.record({
  type: fc.constantFrom(
    'single' as const,
    'likert' as const,
    'number' as const,
    'open' as const,
    'multiple' as const,
    'message' as const,
    'assign' as const,
  ),
  optional: fc.boolean(),
  to: fc.option(fc.integer({ min: 1, max: 4 })),
  back: fc.integer({ min: 0, max: 9 }),
  pick: fc.nat(2),
  asksBefore: fc.option(fc.nat(20)),
  says: fc.boolean(),
});

interface Step {
  readonly type: 'single' | 'likert' | 'number' | 'open' | 'multiple' | 'message' | 'assign';
  readonly optional: boolean;
  readonly to: number | null;
  readonly back: number;
  readonly pick: number;
  readonly asksBefore: number | null;
  readonly says: boolean;
}

const id = (index: number): string => `b${index}`;

/** A condition over an earlier answer that may hold and may fail. */
function conditionOver({ type }: Step, index: number, pick: number): string | null {
  switch (type) {
    case 'single':
      return `v${index} = "${names[pick] ?? 'Ja'}"`;
    case 'likert':
      return `v${index} >= ${pick + 2}`;
    case 'number':
      return `v${index} > ${pick * 10} und v${index} < 90`;
    case 'multiple':
      return `v${index} = "${names[pick] ?? 'Ja'}"`;
    case 'open':
    case 'message':
    case 'assign':
      return null;
  }
}

function jumpsOf(steps: readonly Step[], one: Step, index: number): Jump[] {
  const target = id(Math.min(index + (one.to ?? 1), steps.length));
  const jumps: Jump[] = [];
  if (one.type === 'single' && one.to !== null) jumps.push({ kind: 'option', option_id: 'o0', target });
  // Some answers lead back, never all of them.
  if (one.type === 'single' && one.back === 0)
    jumps.push({ kind: 'option', option_id: 'o1', target: id(Math.max(index - 2, 0)) });
  const before = one.asksBefore === null || index === 0 ? null : one.asksBefore % index;
  const asked = before === null ? undefined : steps[before];
  const condition = before === null || !asked ? null : conditionOver(asked, before, one.pick);
  if (condition !== null) jumps.push({ kind: 'condition', condition, target });
  return jumps;
}

function blockOf(steps: readonly Step[], one: Step, index: number): Block {
  const fields = {
    variable: `v${index}`,
    context: one.says ? `Frage ${index}, {{name}}: Wie sehen Sie das?` : `Frage ${index}?`,
    optional: one.optional,
    jump_to_ids: jumpsOf(steps, one, index),
  };
  switch (one.type) {
    case 'single':
      return single(id(index), { ...fields, options });
    case 'multiple':
      return multiple(id(index), { ...fields, options });
    case 'likert':
      return likert(id(index), { ...fields, likert_na: one.says });
    case 'number':
      return number(id(index), { ...fields, min: 0, max: 100 });
    case 'open':
      return open(id(index), { ...fields, acknowledgement: `Danke für {{v${index}}}.` });
    case 'message':
      return message(id(index), { ...fields, variable: null });
    case 'assign':
      return assign(id(index), [{ variable: `w${index}`, expression: `${one.pick} + 1` }], {
        jump_to_ids: fields.jump_to_ids,
      });
  }
}

const rounds: readonly BlockOf<'loop'>['rounds'][] = [
  { kind: 'entries' },
  { kind: 'number', count: 'people', most: 4 },
  { kind: 'again', text: 'Noch jemand nach {{person.name}}?', yes: 'Ja', no: 'Nein', most: 3 },
];

/** A loop with its group, and what comes out of all rounds. */
function loopOver(of: BlockOf<'loop'>['rounds']): Block[] {
  return [
    number('people', { variable: 'people', min: 0, max: 3, integer: true }),
    loop('person', {
      variable: 'person',
      context: 'Nun zu den Personen.',
      rounds: of,
      items:
        of.kind === 'entries'
          ? [
              { id: 'i', text: 'Ich' },
              { id: 'you', text: '{{name}}' },
            ]
          : [],
      named_by: of.kind === 'entries' ? null : 'called',
      members: ['called', 'aged', 'likes'],
    }),
    open('called', { variable: 'called', context: 'Person {{person.nr}}?' }),
    number('aged', {
      variable: 'aged',
      context: 'Wie alt ist {{person.name}}, {{called}}?',
      min: 0,
      max: 99,
      jump_to_ids: [{ kind: 'condition', condition: 'aged < 18', target: 'person' }],
    }),
    multiple('likes', { variable: 'likes', options, optional: true }),
    assign('all', [{ variable: 'years', expression: 'sum(aged) + count(likes)' }]),
    message('told', { context: '{{person.nr}} Personen, {{years}}.' }),
  ];
}

/** A drawn order of a question, of two that stay together, and of a loop, with what comes out of all of them. */
function shuffleOver(how: BlockOf<'shuffle'>['how']): Block[] {
  return [
    shuffle('mixed', {
      variable: 'mixed',
      how,
      items: [
        { id: 'one', text: 'Eins', members: ['liked'] },
        { id: 'two', text: 'Zwei', members: ['bought', 'paid'] },
        { id: 'three', text: 'Drei', members: ['trip'] },
      ],
    }),
    number('liked', { variable: 'liked', min: 0, max: 10 }),
    single('bought', {
      variable: 'bought',
      options,
      jump_to_ids: [{ kind: 'option', option_id: 'o0', target: 'mixed' }],
    }),
    number('paid', {
      variable: 'paid',
      min: 0,
      max: 10,
      jump_to_ids: [{ kind: 'condition', condition: 'mixed_1 = 1', target: 'mixed' }],
    }),
    loop('trip', {
      variable: 'trip',
      context: 'Nun zu den Reisen.',
      rounds: { kind: 'again', text: 'Noch eine nach {{trip.nr}}?', yes: 'Ja', no: 'Nein', most: 2 },
      named_by: 'where',
      members: ['where'],
    }),
    open('where', { variable: 'where', context: 'Wohin, {{name}}?' }),
    message('mixedTold', { context: '{{liked}}, an Stelle {{mixed_1}}; {{trip.nr}} Reisen, {{bought}}.' }),
  ];
}

/**
 * Dialogs in which nothing is wrong by construction: every block can fall through to the next one, jumps lead to blocks
 * that are there, conditions are over answers with more than one value, and only the name, asked first of all and of
 * everybody, is inserted elsewhere.
 */
export const soundSurvey: fc.Arbitrary<SurveySnapshot> = fc
  .tuple(
    fc.array(step, { minLength: 1, maxLength: 14 }),
    fc.option(fc.constantFrom(...rounds)),
    fc.option(fc.constantFrom('random' as const, 'latin' as const), { freq: 2 }),
  )
  .map(([steps, of, how]) =>
    aSnapshot(
      [
        open('name', { context: 'Wie heißen Sie?', variable: 'name' }),
        ...steps.map((one, index) => blockOf(steps, one, index)),
        ...(of ? loopOver(of) : []),
        ...(how ? shuffleOver(how) : []),
        message(id(steps.length), { context: 'Das war es, {{name}}.' }),
      ],
      { welcome: 'Guten Tag!', ending: 'Danke, {{name}}.' },
    ),
  );
