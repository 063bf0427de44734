import { START } from '@dialogwerk/shared/dialog/graph';
import { sectionOf } from '../../../model/sectionCard.ts';

/** Whether a line from one card may be let go on another: it leads to a block, and which one of a folded section nobody has said. */
export function mayLead(source: string, card: string): boolean {
  return card !== source && card !== START && sectionOf(card) === null;
}
