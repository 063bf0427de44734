import { useStore } from '@nanostores/react';
import { useLocation } from '@dialogwerk/shared/ui/router';
import { useMemo } from 'react';
import { routeAt } from './routeAt.ts';
import type { FoundRoute } from './routeAt.ts';
import { $routes } from './routesState.ts';

export interface CurrentRoute extends FoundRoute {
  readonly pathname: string;
}

/** The line of the route table that the page stands at, also once a module has come that has it. */
export function useCurrentRoute(): CurrentRoute {
  const { pathname } = useLocation();
  const routes = useStore($routes);
  return useMemo(() => ({ ...routeAt(pathname, routes), pathname }), [pathname, routes]);
}
