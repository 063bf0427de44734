import type { Block } from '../../../contract/index.ts';
import type { BlockChange } from '../../blocks/BlockChange.ts';
import { canBeCarried, carriedFrom, carryOf, isChosenFrom, ownEntries } from '../../blocks/carried.ts';
import { withOwnIds } from '../../blocks/common/faults.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding } from '../Finding.ts';
import { reachableFrom } from '../flow/reachableFrom.ts';
import { carryTexts as texts } from '../carryTexts.ts';

/** Blocks that take over from what is not there, or of which nothing can ever be left. */
export function carryRule(context: CheckContext): Finding[] {
  const byId = new Map(context.snapshot.blocks.map((block) => [block.unique_question_id, block]));
  return [...byId.values()].flatMap((block) => {
    const carry = carryOf(block);
    if (!carry) return [];
    const problem = gone(context, block) ?? neverLeft(context, block);
    if (!problem) return sameIds(context, block);
    const edits: Edit[] = [{ kind: 'updateBlock', id: block.unique_question_id, change: { carry: null } }];
    return [finding(context, { ...problem, block, fix: { label: texts.fix, edits } })];
  });
}

type Problem = Pick<Finding, 'kind' | 'message' | 'meets'>;

function gone({ survey }: CheckContext, block: Block): Problem | null {
  const from = survey.blocks.get(carryOf(block)?.from ?? '');
  const asked = survey.blocks.get(block.unique_question_id);
  if (from && canBeCarried(from.block) && (!asked || carryOf(asked.block))) return null;
  const message = !from
    ? texts.gone
    : canBeCarried(from.block)
      ? texts.circle
      : texts.nothing(placeOf(survey, from.block));
  return { kind: 'carry-gone', message, meets: texts.meets };
}

/** What is asked only later, or offers nothing that could be taken over. */
function neverLeft({ survey, flow }: CheckContext, block: Block): Problem | null {
  const carry = carryOf(block);
  const from = survey.blocks.get(carry?.from ?? '')?.block;
  if (!carry || !from) return null;
  const entries = carriedFrom(block, (id) => survey.blocks.get(id)?.block);
  const knowsChoice = carry.which === 'all' || !isChosenFrom(from);
  const isBefore = knowsChoice || reachableFrom(flow.exits, from.unique_question_id).has(block.unique_question_id);
  if (entries.size > 0 && isBefore) return null;
  const place = placeOf(survey, from);
  return { kind: 'carry-empty', message: isBefore ? texts.nothing(place) : texts.later(place), meets: texts.meets };
}

/** Entries of its own that are called as one that is taken over, and so are never offered. */
function sameIds(context: CheckContext, block: Block): Finding[] {
  const taken = [...carriedFrom(block, (id) => context.survey.blocks.get(id)?.block)].map((id) => ({ id }));
  const ids = new Set(taken.map(({ id }) => id));
  const own = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] => {
    const renamed = withOwnIds([...taken, ...entries]).slice(taken.length);
    return entries.map((entry, index) => Object.assign({}, entry, { id: renamed[index]?.id ?? entry.id }));
  };
  const named = ownEntries(block).filter(({ id }) => ids.has(id));
  if (named.length === 0) return [];
  const change: BlockChange =
    'options' in block
      ? { options: own<(typeof block.options)[number]>(block.options) }
      : 'items' in block
        ? { items: own<(typeof block.items)[number]>(block.items) }
        : {};
  return [
    finding(context, {
      kind: 'duplicate-id',
      block,
      detail: 'carry',
      message: texts.sameIds(named.map(({ text }) => text)),
      meets: texts.sameIdsMeets,
      fix: { label: texts.sameIdsFix, edits: [{ kind: 'updateBlock', id: block.unique_question_id, change }] },
    }),
  ];
}
