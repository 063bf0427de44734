export { continueHere } from './effects/continueHere.ts';
export { HandOver } from './ui/HandOver.tsx';
export { default as styles } from './handOver.css?inline';
