import { cut } from '../../../text/shortened.ts';
import { extensionOf } from '../extensionOf.ts';
import type { Item } from './Item.ts';
import { objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';

const LONGEST_UNIT = 40;

/** In what a number is asked; null where the file does not say. */
export function unitOf({ raw }: Item): string | null {
  const coding =
    objectIn(extensionOf(raw, 'questionnaire-unit', 'questionnaire-unitOption') ?? {}, 'valueCoding') ??
    objectIn(objectsIn(raw, 'initial')[0] ?? {}, 'valueQuantity');
  const unit = coding && (textIn(coding, 'display') ?? textIn(coding, 'unit') ?? textIn(coding, 'code'));
  return unit && cut(unit, LONGEST_UNIT);
}
