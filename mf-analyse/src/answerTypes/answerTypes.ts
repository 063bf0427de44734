import type { AnsweredType } from '@dialogwerk/shared/contract';
import type { AnswerType } from './AnswerType.ts';
import { battery } from './types/battery.ts';
import { points, ranking } from './types/means.ts';
import { days, times } from './types/moments.ts';
import { numbers, slider } from './types/numbers.ts';
import { oneChosen } from './types/oneChosen.ts';
import { scale } from './types/scale.ts';
import { pictures, severalChosen } from './types/severalChosen.ts';
import { places } from './types/places.ts';
import { open, searched, sent, written } from './types/words.ts';

/** How the results of each type are shown; a type of the contract that is left out does not compile. */
const answerTypes: { readonly [T in AnsweredType]: AnswerType } = {
  open,
  single: oneChosen,
  multiple: severalChosen,
  likert: scale,
  matrix: battery,
  slider,
  rating: numbers,
  constant_sum: points,
  number: numbers,
  date: days,
  time: times,
  email: written,
  phone: written,
  url: written,
  ranking,
  picture: pictures,
  place: places,
  upload: sent,
  voice: sent,
  signature: sent,
  consent: oneChosen,
  qa: searched,
  experiment: oneChosen,
  shuffle: ranking,
};

const byName: ReadonlyMap<string, AnswerType> = new Map(Object.entries(answerTypes));

/** How the results of a question are shown; those of a type that is not known any longer as words. */
export function answerTypeOf({ type }: { readonly type: string }): AnswerType {
  return byName.get(type) ?? written;
}
