import { extensionOf, allExtensionsOf } from '../extensionOf.ts';
import { numberIn, objectsIn, textIn, objectIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import type { PlannedItem } from '../../common/items/PlannedItem.ts';
import { cut } from '../../../text/shortened.ts';
import { boundOf } from './boundOf.ts';

/** Of the contract. */
const LONGEST_LABEL = 200;

/** What is planned for such an item. */
export type Slider = Extract<PlannedItem['plan'], { kind: 'slider' }>;

export function wantsSlider(raw: JsonObject): boolean {
  return controlsOf(raw).includes('slider');
}

/** What stands at an end of a slider. */
export function isSliderLabel(raw: JsonObject): boolean {
  return controlsOf(raw).some((control) => control === 'lower' || control === 'upper');
}

/** The slider that an item wants to be shown as; null without its bounds, or without a step where it is not by whole numbers. */
export function sliderOf(raw: JsonObject, label: (below: JsonObject) => string | null): Slider | null {
  if (!wantsSlider(raw)) return null;
  const { number: min } = boundOf(raw, 'minValue');
  const { number: max } = boundOf(raw, 'maxValue');
  const stated = extensionOf(raw, 'sliderStepValue') ?? {};
  const isWhole = textIn(raw, 'type') === 'integer';
  const step = numberIn(stated, 'valueInteger') ?? numberIn(stated, 'valueDecimal') ?? (isWhole ? 1 : null);
  if (min === null || max === null || step === null || step <= 0 || min >= max) return null;
  const labelBy = (control: string): string => {
    const below = objectsIn(raw, 'item').find((each) => controlsOf(each).includes(control));
    return cut((below && label(below)) ?? '', LONGEST_LABEL);
  };
  return { kind: 'slider', min, max, step, label_min: labelBy('lower'), label_max: labelBy('upper') };
}

/** How an item is to be shown (`itemControl`), such as 'slider' or 'lower'. */
function controlsOf(raw: JsonObject): string[] {
  return allExtensionsOf(raw, 'itemControl').flatMap((extension) =>
    objectsIn(objectIn(extension, 'valueCodeableConcept') ?? {}, 'coding').flatMap(
      (coding) => textIn(coding, 'code') ?? [],
    ),
  );
}
