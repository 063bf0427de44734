import type { ListedPart } from '@dialogwerk/shared/contract';
import { blocksOf } from '../../../dialogs/blocksOf.ts';
import { questionsIn } from '../../../dialogs/questionsIn.ts';
import { demography } from './demography.data.ts';
import { gad7 } from './gad7.data.ts';
import { nps } from './nps.data.ts';
import type { Part } from './Part.ts';
import { phq9 } from './phq9.data.ts';
import { sus } from './sus.data.ts';

/** The parts that are delivered with the product, in the order in which they are offered. */
export const deliveredParts: readonly Part[] = [demography, nps, sus, phq9, gad7];

/** A delivered part as the library lists it. */
export function listedDelivered({ id, name, about, rights, blocks }: Part): ListedPart {
  const questions = questionsIn(blocksOf(blocks, 0));
  return { from: { kind: 'delivered', id }, name, about, rights, questions, offered: true, updated_at: null };
}

/** Whether a part has each of some words in its name, its purpose or its texts, in any case. */
export function saysWords({ name, about, blocks }: Part, words: readonly string[]): boolean {
  const said = JSON.stringify([name, about, blocks]).toLowerCase();
  return words.every((word) => said.includes(word.toLowerCase()));
}
