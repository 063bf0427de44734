import { texts } from '../../texts.ts';
import { readNumber } from '../numberText.ts';
import { shortTextRule } from './textRules.ts';

/** A slider as it stands in the form. */
export interface SliderForm {
  min: string;
  max: string;
  step: string;
  label_min: string;
  label_max: string;
}

/** A written number; null for none and for something else. */
function numberIn(text: string): number | null {
  const value = readNumber(text);
  return value === null || Number.isNaN(value) ? null : value;
}

/** A range has to be the right way round, with room for a step. */
export const sliderRules = {
  min: (text: string) => numberIn(text) !== null || texts.numberWanted,
  max: (text: string, form: SliderForm) => {
    const max = numberIn(text);
    const min = numberIn(form.min);
    if (max === null) return texts.numberWanted;
    return min === null || max > min || texts.greatestNotAbove;
  },
  step: (text: string, form: SliderForm) => {
    const step = numberIn(text);
    const min = numberIn(form.min);
    const max = numberIn(form.max);
    if (step === null || step <= 0) return texts.stepInvalid;
    return min === null || max === null || max <= min || step <= max - min || texts.stepTooWide;
  },
  label_min: shortTextRule,
  label_max: shortTextRule,
};
