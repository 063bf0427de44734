export { householdBlocks } from './householdBlocks.ts';
export { longCells, longColumns, MOST_CHILDREN, wideCells, wideColumns } from './householdCells.ts';
export type { HouseholdCell } from './householdCells.ts';
export { households, replyOf } from './households.ts';
export type { Household } from './households.ts';
