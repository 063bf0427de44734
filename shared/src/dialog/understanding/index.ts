export { Understanding } from './Understanding.ts';
export type { Example, Match, Reason } from './Understanding.ts';
