import { useNavigate, useRoutes } from '@dialogwerk/shared/ui/router';
import { useEffect, useEffectEvent } from 'react';
import { tellShown } from '../remotes/effects/tellShown.ts';
import { routeObjects } from './routeObjects.tsx';
import { watchSession } from './watchSession.ts';

/** The screen that the address names, and what leads elsewhere when the session begins or ends. */
export function App() {
  const navigate = useNavigate();
  const go = useEffectEvent((path: string): void => void navigate(path));
  useEffect(() => watchSession((path) => go(path)), []);
  useEffect(() => tellShown('shell'), []);
  return useRoutes(routeObjects);
}
