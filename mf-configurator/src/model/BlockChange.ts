export type { BlockChange } from '@dialogwerk/shared/dialog';
export type { Position } from '@dialogwerk/shared/dialog/graph';
