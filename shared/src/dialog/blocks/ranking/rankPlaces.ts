import type { BlockOf } from '../../../contract/index.ts';
import { finite } from '../../expressions/Domain.ts';
import { isOther, offeredOptions, otherOf } from '../common/other.ts';
import type { DerivedVariable } from '../DerivedVariable.ts';

/** Beyond, nobody asks what stands there. */
const MOST_PLACES = 20;

/** What stands at each place of an order, as variables of their own: `wunsch_platz_1` is what came first. */
export function rankPlaces(block: BlockOf<'ranking'>): DerivedVariable[] {
  const { variable } = block;
  if (variable === null) return [];
  const options = [...new Map(offeredOptions(block).map((option) => [option.id, option])).values()];
  const other = otherOf(block);
  const texts = options.filter((option) => other === null || !isOther(option)).map(({ text }) => text);
  const values = [...new Set(texts)].map((text) => ({ label: text, value: text }));
  // Which options are taken over from an earlier answer, and whether 'Sonstiges' is ranked, is known only then.
  const missing = other !== null || Boolean(block.carry);
  return options.slice(0, MOST_PLACES).map((_, index) => ({
    variable: `${variable}_platz_${index + 1}`,
    kind: 'text',
    name: `Platz ${index + 1}`,
    values,
    domain: other === null ? finite(texts) : { kind: 'text', between: null },
    missing,
  }));
}
