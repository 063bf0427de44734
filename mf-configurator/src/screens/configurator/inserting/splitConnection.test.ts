import type { Block } from '@dialogwerk/shared/contract';
import { connectionsOf, drawnByOption, END, START } from '@dialogwerk/shared/dialog/graph';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { canSplit } from '../../../model/canSplit.ts';
import { splitConnection } from './splitConnection.ts';

const options = ['x', 'y'].map((id) => ({ id, text: id, score: null }));
const choice = (id: string, change: Partial<Block> = {}): Block =>
  Object.assign(aBlock('single', id, { options }), change);
type Dialog = ReturnType<typeof aDialog>;

const edges = (dialog: Dialog): string[] =>
  drawnByOption(connectionsOf(dialog)).map(({ source, target, labels }) =>
    [`${source}>${target}`, ...labels].join(' '),
  );

/** The edges of a dialog once each of its edges was split, one at a time: what is gone, and what has come. */
function afterSplit(dialog: Dialog, edge: string) {
  const at = edges(dialog).indexOf(edge);
  const connection = drawnByOption(connectionsOf(dialog))[at];
  if (!connection) throw new Error(`No edge ${edge}.`);
  const after = edges(splitConnection(dialog, connection, aBlock('open', 'new')).reduce(applyCommand, dialog));
  return {
    gone: edges(dialog).filter((each) => !after.includes(each)),
    come: after.filter((each) => !edges(dialog).includes(each)),
  };
}

const someDialog = aDialog(
  choice('a', { jump_to_ids: [{ kind: 'option', option_id: 'x', target: 'c' }] }),
  aBlock('open', 'b', { jump_to_question: 'd' }),
  aBlock('open', 'c', { jump_to_ids: [{ kind: 'condition', condition: 'alter > 3', target: 'a' }] }),
  choice('d', { jump_to_ids: [{ kind: 'option', option_id: 'y', target: 'b' }] }),
);

test.each([
  [`${START}>a`, [`${START}>new`, 'new>a']],
  ['a>c x', ['a>new x', 'new>c']],
  ['a>b', ['a>new', 'new>b']],
  ['b>d', ['b>new', 'new>d']],
  ['c>a alter über 3', ['c>new alter über 3', 'new>a']],
  ['d>b y', ['d>new y', 'new>b']],
  [`d>${END}`, ['d>new', `new>${END}`]],
])('%s is led through the new block, and no other edge is touched', (edge, come) => {
  const after = afterSplit(someDialog, edge);
  expect(after.gone).toEqual([edge]);
  expect(after.come.toSorted()).toEqual(come.toSorted());
});

test('a beginning in the middle, an ending and what settings lead to are split as well', () => {
  const middle = aDialog(
    aBlock('open', 'a'),
    aBlock('open', 'b', { start_page: true, is_end: true }),
    aBlock('open', 'c'),
  );
  expect(afterSplit(middle, `${START}>b`)).toEqual({ gone: [`${START}>b`], come: [`${START}>new`, 'new>b'] });
  expect(afterSplit(middle, `b>${END}`)).toEqual({ gone: [`b>${END}`], come: ['b>new', `new>${END}`] });
  const asked = aDialog(aBlock('api', 'a', { error_target: 'c' }), aBlock('open', 'b'), aBlock('open', 'c'));
  const failed = edges(asked).find((edge) => edge.startsWith('a>c')) ?? '';
  expect(afterSplit(asked, failed)).toEqual({ gone: [failed], come: [failed.replace('a>c', 'a>new'), 'new>c'] });
});

test('in any dialog, splitting an edge takes that one edge and leads it through the new block', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const target = fc.constantFrom(...ids);
  const dialogs = fc
    .tuple(
      ...ids.map((id) =>
        fc
          .record({
            to: fc.option(target),
            x: fc.option(target),
            y: fc.option(target),
            is_end: fc.boolean(),
            when: fc.option(target),
          })
          .map(({ to, x, y, is_end, when }) =>
            choice(id, {
              is_end,
              jump_to_question: to === id ? null : to,
              // A block that ends the dialog makes no jump; once it goes on, it would.
              jump_to_ids: is_end
                ? []
                : [
                    ...(x === null || x === id ? [] : [{ kind: 'option' as const, option_id: 'x', target: x }]),
                    ...(y === null || y === id ? [] : [{ kind: 'option' as const, option_id: 'y', target: y }]),
                    ...(when === null || when === id
                      ? []
                      : [{ kind: 'condition' as const, condition: 'z > 1', target: when }]),
                  ],
            }),
          ),
      ),
    )
    .map((blocks) => aDialog(...blocks));
  fc.assert(
    fc.property(dialogs, (dialog) => {
      for (const connection of drawnByOption(connectionsOf(dialog)).filter(canSplit)) {
        const { source, target: end, labels } = connection;
        const edge = [`${source}>${end}`, ...labels].join(' ');
        const { gone, come } = afterSplit(dialog, edge);
        expect(gone).toEqual([edge]);
        expect(come.toSorted()).toEqual([[`${source}>new`, ...labels].join(' '), `new>${end}`].toSorted());
      }
    }),
  );
});
