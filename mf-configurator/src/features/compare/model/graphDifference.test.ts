import { differencesOf } from '@dialogwerk/shared/dialog';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { END, START } from '@dialogwerk/shared/dialog/graph';
import { randomDialog } from '@dialogwerk/shared/testing/graph';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { graphDifference } from './graphDifference.ts';

const settings = { ...newSurveySettings, survey_name: 'Team' };
function compared(before: SurveyData, after: SurveyData) {
  const contentOf = ({ all_questions }: SurveyData) => ({ blocks: all_questions, templ_options: [], settings });
  return graphDifference(before, after, differencesOf(contentOf(before), contentOf(after)).blocks);
}
const kindsOf = (things: readonly { readonly kind: string; readonly id?: string; readonly key?: string }[]) =>
  new Map(things.map(({ kind, id, key }) => [id ?? key, kind]));

test('what came, went and changed is marked, cards and edges', () => {
  const jump = (condition: string) => [{ kind: 'condition', condition, target: 'c' } as const];
  const [b, c] = [aBlock('open', 'b'), aBlock('open', 'c')];
  const before = aDialog(aBlock('open', 'a', { jump_to_ids: jump('x = 1') }), b, c);
  const after = aDialog(aBlock('open', 'a', { jump_to_ids: jump('x = 2') }), c, aBlock('open', 'd'));
  const { cards, edges } = compared(before, after);
  expect(kindsOf(cards)).toEqual(
    new Map([
      [START, 'same'],
      ['a', 'changed'],
      ['b', 'removed'],
      ['c', 'same'],
      ['d', 'added'],
      [END, 'same'],
    ]),
  );
  expect(kindsOf(edges)).toEqual(
    new Map([
      [`${START} a`, 'same'],
      ['a c', 'changed'],
      ['a b', 'removed'],
      ['b c', 'removed'],
      ['c d', 'added'],
      [`d ${END}`, 'added'],
      [`c ${END}`, 'removed'],
    ]),
  );
});

test('a block that is gone does not lie on one that is there', () => {
  const position = { x: 80, y: 80 };
  const gone = aBlock('open', 'b', { position });
  const { cards } = compared(
    aDialog(aBlock('open', 'a', { position: { x: 80, y: 400 } }), gone),
    aDialog(aBlock('open', 'a', { position })),
  );
  const [one, other] = cards.filter(({ block }) => block !== null).map(({ place }) => place);
  expect(one).not.toEqual(other);
});

test('of two random dialogs every block and every edge is drawn once', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const before = randomDialog(seed, 40);
    const without = (_block: Block, index: number): boolean => (index + seed) % 5 !== 0;
    const after = { ...before, all_questions: before.all_questions.filter(without) };
    const { cards, edges } = compared(before, after);
    const blocks = cards.filter(({ block }) => block !== null);
    expect(blocks).toHaveLength(before.all_questions.length);
    expect(new Set(edges.map(({ key }) => key)).size).toBe(edges.length);
    const gone = cards.filter(({ kind }) => kind === 'removed').map(({ id }) => id);
    expect(gone).toHaveLength(before.all_questions.length - after.all_questions.length);
    const ofGone = edges.filter(({ key }) => gone.some((id) => key.split(' ').includes(id)));
    expect(ofGone.filter(({ kind }) => kind !== 'removed')).toEqual([]);
  }
});
