import type { TrainingTarget } from '@dialogwerk/shared/contract';
import { comparable, namesOf } from './intentNames.ts';
import type { TableBlock } from './TableRow.ts';
import type { NamedTarget } from './TrainingFile.ts';

/** A target in its block. */
export interface Place {
  readonly unique_question_id: string;
  readonly target: TrainingTarget;
}

/** The target that a file means. Ids count before names; a name has to be the only one of its kind. Null: there is none. */
export function targetOf(blocks: readonly TableBlock[], of: NamedTarget): Place | null {
  return byIds(blocks, of) ?? byNames(blocks, of) ?? byIntentName(blocks, of.intent);
}

function byIds(blocks: readonly TableBlock[], { blockId, block, targetId, label }: NamedTarget): Place | null {
  const inBlock = theOnly(blocks, (one) =>
    blockId === '' ? one.block.name === block : one.block.unique_question_id === blockId,
  );
  const target =
    inBlock && theOnly(inBlock.targets, (one) => (targetId === '' ? one.label === label : one.target === targetId));
  return inBlock && target ? { unique_question_id: inBlock.block.unique_question_id, target } : null;
}

/** Ids of another dialog say nothing here, but its names may. */
function byNames(blocks: readonly TableBlock[], of: NamedTarget): Place | null {
  if (of.block === '' || of.label === '') return null;
  return byIds(blocks, { ...of, blockId: '', targetId: '' });
}

function byIntentName(blocks: readonly TableBlock[], intent: string): Place | null {
  const name = comparable(intent);
  if (name === '') return null;
  const places = blocks.flatMap((block) =>
    namesOf(block).flatMap(({ target: id, whole, alone }) => {
      const target = block.targets.find((one) => one.target === id);
      return target ? { unique_question_id: block.block.unique_question_id, target, whole, alone } : [];
    }),
  );
  return (
    theOnly(places, ({ whole }) => whole.includes(name)) ?? theOnly(places, ({ alone }) => alone.includes(name)) ?? null
  );
}

/** What fits, if nothing else does. */
function theOnly<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item | null {
  const [one, another] = items.filter(fits);
  return one && !another ? one : null;
}
