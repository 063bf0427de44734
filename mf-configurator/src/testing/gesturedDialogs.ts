import type { Block, Jump } from '@dialogwerk/shared/contract';
import { END, numbersOf } from '@dialogwerk/shared/dialog/graph';
import * as fc from 'fast-check';
import { aBlock, aDialog } from './aDialog.ts';

export const ids = ['a', 'b', 'c', 'd', 'e'];
/** Of each choice among them. */
export const options = ['x', 'y'].map((id) => ({ id, text: id.toUpperCase(), score: null }));

export const there = fc.constantFrom(...ids, END);
/** Where ways may lead, also to what is gone. */
export const place = fc.oneof({ weight: 6, arbitrary: there }, { weight: 1, arbitrary: fc.constant('gone') });
/** Jumps by options, and by a condition, away from a block. */
export const jumps = (id: string, to = place): fc.Arbitrary<Jump[]> => {
  const byOption = (option_id: string) => to.map((target): Jump => ({ kind: 'option', option_id, target }));
  // Nothing sets its variable, so that it never holds.
  const byCondition = to.map((target): Jump => ({ kind: 'condition', condition: 'nie > 1', target }));
  return fc
    .tuple(fc.option(byOption('x')), fc.option(byOption('y')), fc.option(byCondition))
    .map((all) => all.flatMap((jump) => (jump === null || jump.target === id ? [] : [jump])));
};
/** Jumps by ranges of the block's own answer, which has a name. */
const rangeJumps = (id: string): fc.Arbitrary<Jump[]> =>
  fc
    .subarray([`v_${id} <= 3`, `v_${id} >= 4 und v_${id} <= 6`, `v_${id} = 8`, `v_${id} > 9 und nie > 1`])
    .chain((conditions) =>
      fc.tuple(
        ...conditions.map((condition) => place.map((target): Jump => ({ kind: 'condition', condition, target }))),
      ),
    )
    .map((all) => all.filter(({ target }) => target !== id));
const aNumber = (id: string): fc.Arbitrary<Block> =>
  fc
    .tuple(
      fc.constantFrom(
        aBlock('slider', id),
        aBlock('rating', id, { count: 10 }),
        aBlock('number', id, { integer: true, context: 'Wie alt?' }),
      ),
      fc.option(rangeJumps(id)),
    )
    .map(([made, ranges]) =>
      Object.assign({}, made, ranges === null ? {} : { variable: `v_${id}`, jump_to_ids: ranges }),
    );
const aKind = (id: string, further: string | null): fc.Arbitrary<Block> =>
  fc.constantFrom(
    aBlock('single', id, { options }),
    aBlock('single', id, { options }),
    aBlock('message', id, { context: id }),
    aBlock('api', id, { error_target: further }),
    aBlock('consent', id, { required: true }),
    aBlock('number', id, { tries: 1, tries_target: further, time_limit: 9, time_target: further }),
    aBlock('gpt', id, { fallback: 'Schade.', fallback_target: further }),
    aBlock('gpt', id, {
      brief: 'Frage nach.',
      fallback_target: further,
      gpt_exit_conditions: [{ id: 'e', condition: 'Es reicht', target: further }],
    }),
  );
const block = (id: string): fc.Arbitrary<Block> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.option(place).chain((further) => aKind(id, further === id ? null : further)) },
        { weight: 2, arbitrary: aNumber(id) },
      ),
      fc.record({
        is_end: fc.boolean(),
        jump_to_question: fc.option(place.filter((to) => to !== id)),
        jump_to_ids: jumps(id),
        start_page: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
      }),
    )
    .map(([made, fields]) => Object.assign({}, made, fields, numbersOf(made) ? { jump_to_ids: made.jump_to_ids } : {}));
/** Dialogs of five blocks with all kinds of ways. */
export const gesturedDialogs = fc.tuple(...ids.map(block)).map((blocks) => aDialog(...blocks));
