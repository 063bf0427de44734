import type { Block } from '../../contract/index.ts';
import { outsideRound, writtenId } from '../blocks/loop/roundId.ts';
import { isGrouping } from '../engine/survey/loops/groupOf.ts';
import type { CheckContext } from './CheckContext.ts';
import type { Edit, Finding, FindingKind } from './Finding.ts';

/** What holds of a block only where it holds in each of its rounds. */
const everywhere: ReadonlySet<FindingKind> = new Set(['unreachable', 'never-true', 'always-true', 'impossible-value']);

/**
 * What was found in the rounds of loops, said once of the blocks that the author has written. What nobody can come to, or what is always the same, is left
 * out where it is otherwise in another round; where a loop's rounds begin and end, nothing was written. The ways to mend one round are none for all.
 */
export function ofWrittenBlocks(
  findings: readonly Finding[],
  { survey: { blocks }, reachable, snapshot, written: { blocks: written } }: CheckContext,
): Finding[] {
  const copies = new Map<string, number>();
  const reached = new Map<string, number>();
  const loops = new Set(written.filter(isGrouping).map(({ unique_question_id }) => unique_question_id));
  const partOf = (id: string): ReturnType<typeof partAt> => partAt(blocks.get(id)?.block, loops);
  for (const id of blocks.keys()) {
    if (outsideRound(id) === null || partOf(id) !== 'written') continue;
    copies.set(writtenId(id), (copies.get(writtenId(id)) ?? 0) + 1);
    if (reachable.has(id)) reached.set(writtenId(id), (reached.get(writtenId(id)) ?? 0) + 1);
  }
  const found = new Map<string, { readonly finding: Finding; count: number }>();
  for (const finding of findings) {
    const id = finding.unique_question_id;
    const part = id === null ? 'written' : partOf(id);
    if (part === 'silent' || (part === 'asking' && everywhere.has(finding.kind))) continue;
    const one = asWritten(finding);
    const before = found.get(one.id);
    if (before) before.count += 1;
    else found.set(one.id, { finding: mended(one, snapshot.blocks, written), count: 1 });
  }
  return [...found.values()].flatMap(({ finding, count }) => {
    // Of a round that nobody comes to, nothing else is said.
    const counts = finding.kind === 'unreachable' ? copies : reached;
    const rounds = counts.get(finding.unique_question_id ?? '') ?? 1;
    return everywhere.has(finding.kind) && count < rounds ? [] : [finding];
  });
}

/** What of a dialog a block is: 'silent' where a round begins, an item of a shuffle is over or either is left, 'asking' whether there is another round, else one that was written. */
function partAt(block: Block | undefined, loops: ReadonlySet<string>): 'silent' | 'asking' | 'written' {
  const id = block?.unique_question_id ?? '';
  if (!block || outsideRound(id) === null || !loops.has(writtenId(id))) return 'written';
  if (block.type === 'message') return 'silent';
  if (block.type === 'shuffle') return 'written';
  if (block.type !== 'loop') return 'asking';
  return block.members.length === 0 ? 'silent' : 'written';
}

/** A way to mend what was written: it changes what is wrong there, and nothing that unrolling has made of it; null where that is not to be told apart. */
function mended(finding: Finding, unrolled: readonly Block[], written: readonly Block[]): Finding {
  if (finding.fix === null || unrolled === written) return finding;
  const edits = finding.fix.edits.map((edit) => (edit.kind === 'updateBlock' ? own(edit, unrolled, written) : edit));
  const known = edits.filter((edit) => edit !== null);
  return { ...finding, fix: known.length === edits.length ? { ...finding.fix, edits: known } : null };
}

function own(
  edit: Extract<Edit, { kind: 'updateBlock' }>,
  unrolled: readonly Block[],
  written: readonly Block[],
): Edit | null {
  const fieldsOf = (blocks: readonly Block[]): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(blocks.find(({ unique_question_id }) => unique_question_id === edit.id) ?? {}));
  const [is, was] = [fieldsOf(unrolled), fieldsOf(written)];
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.entries(edit.change).filter(([field, value]) => !same(value, is.get(field)));
  if (changed.some(([field]) => !same(is.get(field), was.get(field)))) return null;
  return { ...edit, change: Object.fromEntries(changed) };
}

function asWritten(finding: Finding): Finding {
  const id = finding.unique_question_id;
  if (id === null || outsideRound(id) === null) return finding;
  const detail = finding.id.slice(`${finding.kind} ${id}`.length);
  // A variable of a round is called by its number.
  const inAnyRound = detail.replaceAll(/@\d+/g, '').replaceAll(/(?<=\w)_\d+/g, '');
  return {
    ...finding,
    id: `${finding.kind} ${writtenId(id)}${inAnyRound}`,
    unique_question_id: writtenId(id),
    fix: null,
  };
}
