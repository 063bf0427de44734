export { Covered } from './Covered.tsx';
export { default as styles } from './masked.css?inline';
