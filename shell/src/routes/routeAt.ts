import { matchRoutes } from '@dialogwerk/shared/ui/router';
import { fallbackRoute, routeTable } from './routeTable.data.ts';
import type { RouteEntry } from './RouteEntry.ts';

/** A line of the route table, and what an address holds for it. */
export interface FoundRoute {
  readonly entry: RouteEntry;
  /** The route's `:survey_id`; null where it has none. */
  readonly surveyId: string | null;
}

const lines = [...routeTable, fallbackRoute].map((entry) => ({ path: entry.path, entry }));

/** The line of the route table that the router draws at a path. */
export function routeAt(pathname: string): FoundRoute {
  const found = matchRoutes(lines, pathname)?.at(-1);
  return { entry: found?.route.entry ?? fallbackRoute, surveyId: found?.params['survey_id'] ?? null };
}
