export { constantsOf } from './constantsOf.ts';
export { reportOf } from './reportOf.ts';
export type { SimulationReport, Edge, Spread } from './reportOf.ts';
export { END, START } from '../engine/wayOf.ts';
export { simulateRespondent } from './simulateRespondent.ts';
export { Tally, together } from './Tally.ts';
export type { Counts } from './Tally.ts';
