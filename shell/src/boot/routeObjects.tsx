import type { RouteObject } from '@dialogwerk/shared/ui/router';
import { fallbackRoute, routeTable } from '../routes/routeTable.data.ts';
import { AppFrame } from './AppFrame.tsx';
import { RouteScreen } from './RouteScreen.tsx';

/** The route table as the router takes it. A route's id is its path, and its key keeps one route's screen from becoming another's. */
export const routeObjects: RouteObject[] = [
  {
    element: <AppFrame />,
    children: [...routeTable, fallbackRoute].map((entry) => ({
      id: entry.path,
      path: entry.path,
      element: <RouteScreen key={entry.path} entry={entry} />,
    })),
  },
];
