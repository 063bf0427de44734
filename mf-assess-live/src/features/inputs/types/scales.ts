import { ConstantSumInput } from './constant_sum/ConstantSumInput.tsx';
import type { InputsOf } from './InputsOf.ts';
import { PictureInput } from './picture/PictureInput.tsx';
import { RankingInput } from './ranking/RankingInput.tsx';
import { RatingInput } from './rating/RatingInput.tsx';
import { SliderInput } from './slider/SliderInput.tsx';
export { default as styles } from '../scales.css?inline';

export const inputs: InputsOf<'scales'> = {
  slider: SliderInput,
  rating: RatingInput,
  constant_sum: ConstantSumInput,
  ranking: RankingInput,
  picture: PictureInput,
};
