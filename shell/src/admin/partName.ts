import type { ReleasableId } from '@dialogwerk/shared/contract';
import { areaTitle } from '../remotes/state/areas.ts';
import { texts } from './texts.ts';

/** What people call what is released: the frame, or the area of a module. */
export function partName(id: ReleasableId): string {
  return id === 'shell' ? texts.shellName : areaTitle(id);
}
