import type { Block } from '../../../contract/index.ts';
import type { ValueKind } from '../../expressions/ValueKind.ts';
import type { KindOfVariable } from '../BlockRule.ts';

/** The block's own variable; none when it has no name. */
export function ownVariable({ variable }: Pick<Block, 'variable'>, kind: ValueKind): KindOfVariable[] {
  return variable === null ? [] : [{ variable, kind }];
}
