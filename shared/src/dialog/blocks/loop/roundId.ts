/*
 * A loop is unrolled before it runs (docs/decisions/0138): each of its blocks stands there once for each round, called by its own id, '@' and the number
 * of the round. An entry's number is that of `itemNumbers`, so that it stays whatever comes or goes.
 */

const inRound = /^(.+)@(\d+)(\+again)?$/;

/** The id of a block in a round of the loop that it belongs to; of the loop itself, where the round begins. */
export const roundId = (unique_question_id: string, round: number): string => `${unique_question_id}@${round}`;

/** Where a loop is left. */
export const loopEndId = (unique_question_id: string): string => roundId(unique_question_id, 0);

/** The question whether another round is wanted, behind one. */
export const againId = (unique_question_id: string, round: number): string =>
  `${roundId(unique_question_id, round)}+again`;

/** The block that the author has written, for one of a round in any number of loops; any other is its own. */
export function writtenId(unique_question_id: string): string {
  const found = outsideRound(unique_question_id);
  return found === null ? unique_question_id : writtenId(found);
}

/** What the block of a round stands for outside of that: of where a round begins, the loop; null for one that belongs to none. */
export function outsideRound(unique_question_id: string): string | null {
  return inRound.exec(unique_question_id)?.[1] ?? null;
}

/** What stands for a question of a group in all rounds together, in figures. */
export const allRoundsId = (unique_question_id: string): string => `${unique_question_id}@*`;

/** The question that an id of `allRoundsId` stands for; null for any other id. */
export function ofAllRounds(id: string): string | null {
  return id.endsWith('@*') ? id.slice(0, -2) : null;
}

/** The number of the round that a block belongs to; null for one that belongs to none. */
export function roundOf(unique_question_id: string): number | null {
  const found = inRound.exec(unique_question_id)?.[2];
  return found === undefined ? null : Number(found);
}

/** The numbers of the rounds that a block stands in, the outermost first. */
export function roundsOf(id: string): number[] {
  const outside = outsideRound(id);
  return outside === null ? [] : [...roundsOf(outside), roundOf(id) ?? 0];
}

/** Looks up the block that has an id, or was written as it: in its first round, where it belongs to a loop. */
export function withId<Found>(blocks: ReadonlyMap<string, Found>, id: string): Found | undefined {
  return blocks.get(id) ?? blocks.get([...blocks.keys()].find((one) => writtenId(one) === id) ?? '');
}
