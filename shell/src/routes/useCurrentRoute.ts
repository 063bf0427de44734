import { useLocation } from '@dialogwerk/shared/ui/router';
import { useMemo } from 'react';
import { routeAt } from './routeAt.ts';
import type { FoundRoute } from './routeAt.ts';

export interface CurrentRoute extends FoundRoute {
  readonly pathname: string;
}

/** The line of the route table that the page stands at. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  return useMemo(() => ({ ...routeAt(pathname), pathname }), [pathname]);
}
