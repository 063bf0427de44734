export { doorRecord } from './DoorShape.ts';
export type { DoorRecord, DoorType } from './DoorShape.ts';
export { unlikeNames } from './unlikeNames.ts';
