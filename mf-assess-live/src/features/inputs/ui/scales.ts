export { PictureInput } from './PictureInput.tsx';
export { RankingInput } from './RankingInput.tsx';
export { SliderInput } from './SliderInput.tsx';
export { default as styles } from '../scales.css?inline';
