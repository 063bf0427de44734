import { LOOP_LIMITS, TEXT_LIMITS } from '../../../../contract/limits.ts';
import { asMessage } from '../../../text/asMessage.ts';
import { shortened } from '../../../text/shortened.ts';
import type { RespondentTexts } from '../../../texts.ts';
import { extensionOf } from '../extensionOf.ts';
import { booleanIn, numberIn } from '../../common/json/JsonObject.ts';
import type { RepeatPlan } from '../../common/items/PlannedItem.ts';
import { importedTexts } from '../../common/texts.ts';
import type { Item } from './Item.ts';

/** Rounds of a group for which its file names no greatest number. */
const USUAL_ROUNDS = 10;
/** What a group is called in the question for a further round. */
const LONGEST_NAME = 60;

/** The rounds of a group that repeats; null for an item that does not. */
export function repeatOf(
  { raw, type, text, optional, hidden, readOnly }: Item,
  texts: RespondentTexts,
): RepeatPlan | null {
  if (type !== 'group' || booleanIn(raw, 'repeats') !== true || hidden || readOnly) return null;
  const occurs = (name: string): number | null => {
    const number = numberIn(extensionOf(raw, name) ?? {}, 'valueInteger');
    return number === null || number < 0 ? null : Math.trunc(number);
  };
  const least = occurs('minOccurs') ?? (optional ? 0 : 1);
  const limit = occurs('maxOccurs');
  const most = Math.min(Math.max(limit ?? USUAL_ROUNDS, 1), LOOP_LIMITS.rounds);
  const isFixed = least === most && limit === most;
  const name = asMessage(shortened(text, LONGEST_NAME));
  const { yes, no } = texts;
  const again = shortened(importedTexts(texts.wording).anotherRound(name), TEXT_LIMITS.message);
  return {
    kind: 'repeat',
    rounds: isFixed ? { kind: 'number', count: String(most), most } : { kind: 'again', text: again, yes, no, most },
    least,
    limit,
  };
}
