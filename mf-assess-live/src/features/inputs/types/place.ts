import type { InputsOf } from './InputsOf.ts';
import { PlaceInput } from './place/PlaceInput.tsx';
export { default as styles } from '../place.css?inline';

export const inputs: InputsOf<'place'> = { place: PlaceInput };
