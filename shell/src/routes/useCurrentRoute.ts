import { useMatches } from '@dialogwerk/shared/ui/router';
import { fallbackRoute, routeTable } from './routeTable.data.ts';
import type { RouteEntry } from './RouteEntry.ts';

export interface CurrentRoute {
  readonly entry: RouteEntry;
  readonly pathname: string;
  /** The route's `:survey_id`; null where it has none. */
  readonly surveyId: string | null;
}

/** The line of the route table that the page stands at; each route's id is its path. */
export function useCurrentRoute(): CurrentRoute {
  const match = useMatches().at(-1);
  const entry = routeTable.find((route) => route.path === match?.id) ?? fallbackRoute;
  return { entry, pathname: match?.pathname ?? '/', surveyId: match?.params['survey_id'] ?? null };
}
