import { isDay } from '../../../expressions/isDay.ts';
import { extensionOf } from '../extensionOf.ts';
import { numberIn, objectIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import { minuteOf } from './minuteOf.ts';

interface Bound {
  /** The file names one, whatever it is. */
  readonly stated: boolean;
  readonly number: number | null;
  readonly day: string | null;
  /** 'HH:MM'. */
  readonly minute: string | null;
}

/** The least or greatest value of an item. */
export function boundOf(raw: JsonObject, name: 'minValue' | 'maxValue'): Bound {
  const extension = extensionOf(raw, name);
  if (!extension) return { stated: false, number: null, day: null, minute: null };
  const quantity = objectIn(extension, 'valueQuantity') ?? {};
  const number =
    numberIn(extension, 'valueInteger') ?? numberIn(extension, 'valueDecimal') ?? numberIn(quantity, 'value');
  const day = textIn(extension, 'valueDate') ?? textIn(extension, 'valueDateTime');
  const minute = minuteOf(textIn(extension, 'valueTime') ?? '');
  return { stated: true, number, day: day !== null && isDay(day) ? day : null, minute };
}
