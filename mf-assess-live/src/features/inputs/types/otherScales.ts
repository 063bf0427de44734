import type { InputComponent } from './InputsOf.ts';
import { OtherPictureInput } from './other/OtherPictureInput.tsx';
import { OtherRankingInput } from './other/OtherRankingInput.tsx';
export { styles } from './scales.ts';

/** Pictures and rankings whose 'Sonstiges' has a field. */
interface Choices {
  readonly picture: InputComponent<'picture'>;
  readonly ranking: InputComponent<'ranking'>;
}

export const inputs: Choices = { picture: OtherPictureInput, ranking: OtherRankingInput };
