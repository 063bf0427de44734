import { useStore } from '@nanostores/react';
import { useNavigate, useRoutes } from '@dialogwerk/shared/ui/router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { tellShown } from '../remotes/effects/tellShown.ts';
import { $routes } from '../routes/routesState.ts';
import { routeObjects } from './routeObjects.tsx';
import { watchSession } from './watchSession.ts';

/** The screen that the address names, also of a module that came while the page was open, and what leads elsewhere when the session begins or ends. */
export function App() {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string): void => void navigate(path));
  useEffect(() => watchSession((path) => go(path)), []);
  useEffect(() => tellShown('shell'), []);
  const routes = useStore($routes);
  return useRoutes(useMemo(() => routeObjects(routes), [routes]));
}
