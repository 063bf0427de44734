import type { RouteObject } from '@dialogwerk/shared/ui/router';
import type { RouteEntry } from '../routes/RouteEntry.ts';
import { AppFrame } from './AppFrame.tsx';
import { RouteScreen } from './RouteScreen.tsx';

/** The route table as the router takes it. A route's id is its path, and its key keeps one route's screen from becoming another's. */
export function routeObjects(entries: readonly RouteEntry[]): RouteObject[] {
  return [
    {
      element: <AppFrame />,
      children: entries.map((entry) => ({
        id: entry.path,
        path: entry.path,
        element: <RouteScreen key={entry.path} entry={entry} />,
      })),
    },
  ];
}
