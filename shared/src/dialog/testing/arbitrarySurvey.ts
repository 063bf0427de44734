import * as fc from 'fast-check';
import type { Block, Jump, Reply } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/SurveySnapshot.ts';
import { assign, likert, message, multiple, number, open, single } from './blocks.ts';

const someIds = ['a', 'b', 'c', 'd', 'e', 'f', 'constructor', 'missing'];
const id = fc.constantFrom(...someIds);
const variable = fc.constantFrom('x', 'y', 'z', 'toString');
const optionId = fc.constantFrom('1', '2', '3', 'na', 'constructor');
const text = fc.oneof(
  fc.constantFrom('', 'Hallo', 'Hallo {{x}}!', '#500#', 'Eins#1500#Zwei', '{{toString}} {{ y }}', '#9#{{z}}#9#'),
  fc.string(),
);
const expression = fc.oneof(
  fc.constantFrom('x + 1', 'x', 'y > 2', 'x = "A"', 'nicht (x = y)', 'summe.1(x, y, z)', '1 / 0', '(', 'wahr', 'x < 3'),
  fc.string(),
);
const jump: fc.Arbitrary<Jump> = fc.oneof(
  fc.record({ kind: fc.constant('option' as const), option_id: optionId, target: id }),
  fc.record({ kind: fc.constant('condition' as const), condition: expression, target: id }),
);
const bound = fc.option(fc.double({ noNaN: true, min: -20, max: 20 }));
const option = fc.record({ id: optionId, text: fc.constantFrom('A', 'B', 'C'), score: fc.option(fc.integer()) });
const point = fc.record({ value: fc.integer({ min: 0, max: 4 }), label: fc.constantFrom('nie', 'oft', 'immer') });
const shared = fc.record({
  context: text,
  nachfrage: fc.option(text),
  acknowledgement: fc.option(text),
  start_page: fc.boolean(),
  is_end: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  jump_to_ids: fc.array(jump, { maxLength: 3 }),
  jump_to_question: fc.option(id),
  jump_to_reactions: fc.dictionary(optionId, text),
  variable: fc.option(variable),
  optional: fc.boolean(),
});

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.tuple(id, shared).map(([name, fields]) => message(name, fields)),
  fc
    .tuple(id, shared, fc.integer({ min: 1, max: 20 }))
    .map(([name, fields, max_length]) => open(name, { ...fields, max_length })),
  fc
    .tuple(id, shared, fc.array(option, { maxLength: 4 }))
    .map(([name, fields, options]) => single(name, { ...fields, options })),
  fc
    .tuple(
      id,
      shared,
      fc.uniqueArray(option, { maxLength: 4, selector: (one) => one.id }),
      fc.nat(6),
      fc.option(fc.integer({ min: 1, max: 6 })),
    )
    .map(([name, fields, options, min, max]) => multiple(name, { ...fields, options, min, max })),
  fc
    .tuple(id, shared, fc.array(point, { minLength: 2, maxLength: 5 }), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([name, fields, points, own, likert_na, inverse]) =>
      likert(name, {
        ...fields,
        scale: own ? { from: 'block', points } : { from: 'template', template_id: points.length > 3 ? 's' : 'gone' },
        likert_na,
        inverse,
      }),
    ),
  fc
    .tuple(id, shared, bound, bound, fc.boolean())
    .map(([name, fields, min, max, integer]) => number(name, { ...fields, min, max, integer })),
  fc
    .tuple(id, fc.array(fc.record({ variable, expression }), { maxLength: 3 }), shared)
    .map(([name, assignments, fields]) => assign(name, assignments, fields)),
);

/** Dialogs of every shape: loops, jumps to nowhere, expressions that are none, bounds that contradict each other. */
export const arbitrarySurvey: fc.Arbitrary<SurveySnapshot> = fc.record({
  survey_id: fc.constant('survey'),
  blocks: fc.array(
    fc.tuple(block, fc.nat(9)).map(([one, order]): Block => Object.assign({}, one, { order })),
    { maxLength: 9 },
  ),
  templ_options: fc.constant([
    {
      id: 's',
      name: 'Skala',
      points: [
        { value: 1, label: 'nie' },
        { value: 5, label: 'immer' },
      ],
    },
  ]),
  welcome: text,
  ending: text,
  du_sie: fc.constantFrom('du', 'sie'),
  language: fc.constantFrom('de', 'en', 'fr'),
});

/** Replies of every type, fitting or not. */
export const arbitraryReply: fc.Arbitrary<Reply> = fc.oneof(
  fc.constant({ type: 'skip' as const }),
  fc.record({ type: fc.constant('open' as const), text: fc.oneof(fc.string(), fc.string({ unit: 'binary' })) }),
  fc.record({ type: fc.constant('single' as const), option_id: optionId }),
  fc.record({ type: fc.constant('multiple' as const), option_ids: fc.array(optionId, { maxLength: 4 }) }),
  fc.record({
    type: fc.constant('likert' as const),
    value: fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant('na' as const)),
  }),
  fc.record({ type: fc.constant('number' as const), value: fc.oneof(fc.double(), fc.integer({ min: -5, max: 5 })) }),
);
