export { replyProblem } from './blocks/replyProblem.ts';
export { bubblesOf } from './text/bubblesOf.ts';
export type { Bubble } from './text/bubblesOf.ts';
