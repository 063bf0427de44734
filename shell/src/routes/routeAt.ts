import { matchRoutes } from '@dialogwerk/shared/ui/router';
import { fallbackRoute } from './ownRoutes.data.ts';
import type { RouteEntry } from './RouteEntry.ts';
import { $routes } from './routesState.ts';

/** A line of the route table, and what an address holds for it. */
export interface FoundRoute {
  readonly entry: RouteEntry;
  /** The route's `:survey_id`; null where it has none. */
  readonly surveyId: string | null;
}

/** The line that the router draws at a path, of all that there are now unless others are given. */
export function routeAt(pathname: string, routes: readonly RouteEntry[] = $routes.get()): FoundRoute {
  const lines = routes.map((entry) => ({ path: entry.path, entry }));
  const found = matchRoutes(lines, pathname)?.at(-1);
  return { entry: found?.route.entry ?? fallbackRoute, surveyId: found?.params['survey_id'] ?? null };
}
