import type { Block } from '@dialogwerk/shared/contract';
import { isAsking, isGrouping, variablesOf } from '@dialogwerk/shared/dialog';
import { loopGroups, loopedVariables } from '@dialogwerk/shared/dialog/graph';

/** The most blocks that are proposed at once. */
const MOST = 10;

/**
 * The blocks of a dialog that a loop can ask in each of its rounds, or a shuffle in one of its items, in their order: all but itself, those that it is a
 * part of, and those that belong to another one.
 */
export function offeredMembers(loop: Pick<Block, 'unique_question_id'>, blocks: readonly Block[]): Block[] {
  const { around, loopOf } = loopGroups(blocks);
  const { unique_question_id: id } = loop;
  const own = around(id);
  return blocks.filter(({ unique_question_id: other }) => {
    const inner = loopOf(other);
    return other !== id && !own.includes(other) && (inner === null || inner === id || own.includes(inner));
  });
}

/**
 * The blocks right behind a loop that are likely meant for it: up to where the dialog ends, another loop or shuffle begins, or something is said behind
 * questions. A calculation between questions goes with them; behind the last one it is likely over all rounds.
 */
export function proposedMembers(loop: Pick<Block, 'unique_question_id'>, blocks: readonly Block[]): string[] {
  const offered = new Set(offeredMembers(loop, blocks));
  const place = blocks.findIndex(({ unique_question_id }) => unique_question_id === loop.unique_question_id);
  const proposed: Block[] = [];
  let isAsked = false;
  for (const block of blocks.slice(place + 1)) {
    const isSaidBehind = isAsked && block.type !== 'assign' && !isAsking(block);
    if (!offered.has(block) || isGrouping(block) || block.is_end || isSaidBehind || proposed.length === MOST) break;
    isAsked ||= isAsking(block);
    proposed.push(block);
  }
  const end = isAsked ? proposed.findLastIndex((block) => isAsking(block)) + 1 : proposed.length;
  return proposed.slice(0, end).map(({ unique_question_id }) => unique_question_id);
}

/** The ids of the offered blocks from one to another one, whichever of them stands first. */
export function membersBetween(offered: readonly Block[], from: string, to: string): string[] {
  const ids = offered.map(({ unique_question_id }) => unique_question_id);
  const ends = [ids.indexOf(from), ids.indexOf(to)];
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** A name for the rounds of a loop that has none, such as 'runde' or 'runde2'. */
export function freeRoundName(blocks: readonly Block[]): string {
  const taken = new Set([
    ...variablesOf(blocks).keys(),
    ...blocks.map(({ variable }) => variable ?? ''),
    ...loopedVariables(blocks).flatMap(({ rounds }) => rounds.map(({ name }) => name)),
  ]);
  const isTaken = (name: string): boolean => [...taken].some((one) => one.toLowerCase() === name);
  let name = 'runde';
  for (let number = 2; isTaken(name); number += 1) name = `runde${number}`;
  return name;
}
