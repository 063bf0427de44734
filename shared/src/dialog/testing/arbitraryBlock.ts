import * as fc from 'fast-check';
import { DIALOG_END } from '../../contract/blocks/terminals.ts';
import type { Block, BlockOf, Jump, Scale } from '../../contract/index.ts';
import { newBase } from '../blocks/common/newBase.ts';
import { blockRules } from '../blocks/registry.ts';
import {
  api,
  assign,
  consent,
  date,
  email,
  gpt,
  likert,
  loop,
  matrix,
  message,
  multiple,
  number,
  open,
  phone,
  picture,
  qa,
  ranking,
  place,
  signature,
  shuffle,
  single,
  slider,
  upload,
  url,
  voice,
} from './blocks.ts';
import { expression, id, optionId, text, variable } from './arbitraryTexts.ts';

/** Where a way leads: to a block that there may be, or to the end. */
const target = fc.oneof({ weight: 6, arbitrary: id }, { weight: 1, arbitrary: fc.constant(DIALOG_END) });
const jump: fc.Arbitrary<Jump> = fc.oneof(
  fc.record({ kind: fc.constant('option' as const), option_id: optionId, target }),
  fc.record({ kind: fc.constant('condition' as const), condition: expression, target }),
);
/** Never -0, because JSON has none. */
const anyNumber = fc.double({ noNaN: true, min: -20, max: 20 }).map((value) => value + 0);
const bound = fc.option(anyNumber);
const option = fc.record({
  id: optionId,
  text: fc.constantFrom('A', 'B', 'C', 'D {{x}}'),
  score: fc.option(fc.integer()),
});
const point = fc.record({ value: fc.integer({ min: 0, max: 4 }), label: fc.constantFrom('nie', 'oft', 'immer {{y}}') });
const itemId = fc.constantFrom('i', 'j', '2', 'constructor');
const scale: fc.Arbitrary<Scale> = fc.oneof(
  fc.record({ from: fc.constant('block' as const), points: fc.array(point, { minLength: 2, maxLength: 4 }) }),
  fc.record({ from: fc.constant('template' as const), template_id: fc.constantFrom('s', 'gone') }),
);
const step = fc.constantFrom(0.1, 1, 3, 100);
const day = fc.option(fc.constantFrom('1999-12-31', '2024-02-29', '2030-01-01'));
const entry = fc.record({
  id: optionId,
  questions: fc.array(fc.constantFrom('Was kostet das?', 'Wann?', 'x', ''), { maxLength: 2 }),
  answer: text,
});
const probing = fc.record(
  {
    goal: fc.constantFrom('was störte', 'mehr', 'x'),
    most: fc.integer({ min: 1, max: 3 }),
    avoid: fc.constantFrom('', 'Preise'),
    by_rule: fc.boolean(),
  },
  { requiredKeys: ['goal', 'most', 'avoid'] },
);
/** 'Sonstiges' with a field of its own, or without. */
const other = {
  other: fc.constantFrom(undefined, null, 'text' as const, 'number' as const),
  other_optional: fc.boolean(),
};
/** A time to answer in, and where to go when it is over. */
const timed = {
  time_limit: fc.constantFrom(undefined, null, 5, 60),
  time_target: fc.option(target),
  time_essential: fc.boolean(),
};
/** Rules that no answer breaks: what one breaks depends on all others, and has tests of its own. */
const ruled = {
  ...timed,
  must: fc.constantFrom(undefined, null, '', 'nirgends > 3', '(', '1 + 1', '2 > 1'),
  wrong: fc.option(text),
  tries: fc.constantFrom(undefined, null, 1, 2, 3),
  tries_target: fc.option(target),
};
const masked = fc.constantFrom(undefined, false, true);
const form = {
  min_length: fc.constantFrom(undefined, null, 1, 9, 30),
  pattern: fc.constantFrom(undefined, null, '#####', '{IBAN}', 'A*|?#', '|', '({x}+)+$'),
};
const shared = fc.record({
  context: text,
  filename_db: fc.option(fc.constant('a.webp')),
  link: fc.option(fc.constant('https://example.org/')),
  embed: fc.constantFrom(
    undefined,
    null,
    'https://youtu.be/dQw4w9WgXcQ',
    'https://example.org/a',
    'https://vimeo.com/',
  ),
  embed_title: text,
  wanted_wording: fc.array(fc.record({ kind: fc.constant('long'), text, reason: fc.constant('So gewollt.') }), {
    maxLength: 2,
  }),
  nachfrage: fc.option(text),
  probing: fc.option(probing),
  acknowledgement: fc.option(text),
  start_page: fc.boolean(),
  is_end: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  jump_to_ids: fc.array(jump, { maxLength: 3 }),
  jump_to_question: fc.option(target),
  jump_to_reactions: fc.dictionary(optionId, text),
  variable: fc.option(variable),
  optional: fc.boolean(),
});

/** What is taken over, from a block that there may be. */
const carry = fc.option(
  fc.record({ from: id, which: fc.constantFrom('chosen' as const, 'not_chosen' as const, 'all' as const) }),
  { freq: 1 },
);

const rounds: fc.Arbitrary<BlockOf<'loop'>['rounds']> = fc.oneof(
  fc.constant({ kind: 'entries' as const }),
  fc.record({ kind: fc.constant('number' as const), count: expression, most: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('again' as const),
    text,
    yes: fc.constantFrom('Ja', 'Ja, {{x}}'),
    no: fc.constant('Nein'),
    most: fc.integer({ min: 1, max: 3 }),
  }),
);

const ownBlock: fc.Arbitrary<Block> = fc.oneof(
  // Any type as it is when it is new.
  fc
    .tuple(id, shared, fc.constantFrom(...Object.values(blockRules)))
    .map(([name, fields, rule]): Block => Object.assign(rule.newBlock(newBase(name, 0)), fields)),
  fc.tuple(id, shared).map(([name, fields]) => message(name, fields)),
  fc
    .tuple(id, shared, fc.integer({ min: 1, max: 20 }), fc.record({ ...ruled, ...form, masked, emoji: masked }))
    .map(([name, fields, max_length, more]) => open(name, { ...fields, max_length, ...more })),
  fc
    .tuple(
      id,
      shared,
      fc.array(option, { maxLength: 4 }),
      fc.record({
        ...timed,
        ...other,
        in_words: fc.boolean(),
        other_in_words: fc.boolean(),
        random_order: fc.boolean(),
      }),
    )
    .map(([name, fields, options, more]) => single(name, { ...fields, options, ...more })),
  fc
    .tuple(
      id,
      shared,
      fc.uniqueArray(option, { maxLength: 4, selector: (one) => one.id }),
      fc.nat(6),
      fc.option(fc.integer({ min: 1, max: 6 })),
      fc.record({ ...timed, ...other }),
    )
    .map(([name, fields, options, min, max, more]) => multiple(name, { ...fields, options, min, max, ...more })),
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
    .tuple(id, shared, bound, bound, fc.boolean(), fc.record({ ...ruled, masked }))
    .map(([name, fields, min, max, integer, more]) => number(name, { ...fields, min, max, integer, ...more })),
  fc
    .tuple(id, fc.array(fc.record({ variable, expression }), { maxLength: 3 }), shared)
    .map(([name, assignments, fields]) => assign(name, assignments, fields)),
  fc
    .tuple(id, shared, fc.array(fc.record({ id: itemId, text, inverse: fc.boolean() }), { maxLength: 4 }), scale)
    .map(([name, fields, items, own]) => matrix(name, { ...fields, items, scale: own })),
  fc
    .tuple(id, shared, anyNumber, fc.integer({ min: -9, max: 9 }), step)
    .map(([name, fields, min, max, width]) => slider(name, { ...fields, min, max, step: width })),
  fc.tuple(id, shared, day, day).map(([name, fields, min, max]) => date(name, { ...fields, min, max })),
  fc
    .tuple(
      id,
      shared,
      fc.constantFrom(null, 'plan.png', 'film.mp4'),
      fc.constantFrom(null, { north: 52.6, south: 52.4, west: 13.2, east: 13.6 }),
    )
    .map(([name, fields, filename_db, edges]) => place(name, { ...fields, filename_db, edges })),
  fc
    .tuple(id, shared, fc.constantFrom(email, phone, url, upload, voice, signature))
    .map(([name, fields, make]) => make(name, fields)),
  fc
    .tuple(
      id,
      shared,
      fc.array(option, { maxLength: 4 }),
      fc.record({ ...other, other: fc.constantFrom(undefined, null, 'text' as const), random_order: fc.boolean() }),
    )
    .map(([name, fields, options, more]) => ranking(name, { ...fields, options, ...more })),
  fc
    .tuple(
      id,
      shared,
      fc.array(option, { maxLength: 4 }),
      fc.nat(5),
      fc.option(fc.integer({ min: 1, max: 4 })),
      fc.record({ ...other, in_words: fc.boolean(), other_in_words: fc.boolean(), with_text: masked }),
    )
    .map(([name, fields, options, min, max, more]) =>
      picture(name, {
        ...fields,
        ...more,
        options: [...new Map(options.map((one) => [one.id, { ...one, filename_db: null }])).values()],
        min,
        max,
      }),
    ),
  fc.tuple(id, shared, fc.boolean()).map(([name, fields, required]) => consent(name, { ...fields, required })),
  fc
    .tuple(id, shared, fc.array(entry, { maxLength: 3 }), fc.boolean(), text)
    .map(([name, fields, qa_entries, only_search, qa_fallback]) =>
      qa(name, { ...fields, qa_entries, only_search, qa_fallback }),
    ),
  fc
    .tuple(id, shared, text, fc.option(id))
    .map(([name, fields, fallback, fallback_target]) => gpt(name, { ...fields, fallback, fallback_target })),
  fc
    .tuple(id, shared, text, fc.array(fc.record({ variable, path: fc.constantFrom('', 'a', 'b.0') })), fc.option(id))
    .map(([name, fields, address, mapping, error_target]) =>
      api(name, { ...fields, url: address, method: 'POST', body: address, mapping, error_target }),
    ),
  // Of blocks that there may be, itself and other loops among them.
  fc
    .tuple(
      id,
      shared,
      rounds,
      fc.array(fc.record({ id: itemId, text: fc.constantFrom('A', 'B {{y}}') }), { maxLength: 3 }),
    )
    .chain(([name, fields, of, items]) =>
      fc
        .tuple(fc.uniqueArray(id, { maxLength: 4 }), fc.option(variable))
        .map(([members, named_by]) => loop(name, { ...fields, rounds: of, items, members, named_by })),
    ),
  // The same; some of its items have no blocks, or those of others.
  fc
    .tuple(
      id,
      shared,
      fc.array(
        fc.record({ id: itemId, text: fc.constantFrom('A', 'B'), members: fc.uniqueArray(id, { maxLength: 3 }) }),
        { maxLength: 4 },
      ),
      fc.constantFrom('random' as const, 'latin' as const),
    )
    .map(([name, fields, items, how]) => shuffle(name, { ...fields, items, how })),
);

/** Blocks of every type, as sensible as a careless author's; some of them take over what others offer. */
export const arbitraryBlock: fc.Arbitrary<Block> = fc
  .tuple(ownBlock, carry)
  .map(([block, taken]) =>
    taken && block.type !== 'shuffle' && ('options' in block || 'items' in block)
      ? Object.assign({}, block, { carry: taken })
      : block,
  );
