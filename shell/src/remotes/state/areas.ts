import type { ModuleId, ModuleManifest } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** What the modules that are served say of themselves; empty before the first registry. The same list until one says something else. */
export const $areas = atom<readonly ModuleManifest[]>([]);

/** Takes in what a registry says. */
export function takeAreas(areas: readonly ModuleManifest[]): void {
  if (JSON.stringify(areas) !== JSON.stringify($areas.get())) $areas.set(areas);
}

/** What people call a module's area: 'Teilen'. A module that is not served goes by its name. */
export function areaTitle(id: ModuleId): string {
  return $areas.get().find((area) => area.id === id)?.title ?? id;
}
