/** What research advises about the wording of questions; it comes with the check's worker. */
export type { Advice, AdviceKind } from './Advice.ts';
export { adviceFor } from './adviceFor.ts';
