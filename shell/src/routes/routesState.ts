import { computed } from 'nanostores';
import { $areas } from '../remotes/state/areas.ts';
import { moduleRoutes } from './moduleRoutes.ts';
import { fallbackRoute, ownRoutes } from './ownRoutes.data.ts';

/** Every route that there is: the shell's own, those of the modules that are served, and at the end the one for all other paths. */
export const $routes = computed($areas, (areas) => [...ownRoutes, ...moduleRoutes(areas), fallbackRoute]);

/** The tabs of a dialog in their order (spec §2: Bearbeiten, Trainieren, Testen, Teilen, Analyse, then those of further modules). */
export const $tabs = computed($areas, (areas) =>
  areas.flatMap(({ tabs = [] }) => tabs).toSorted((one, other) => one.order - other.order),
);
