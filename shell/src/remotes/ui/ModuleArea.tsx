import { useStore } from '@nanostores/react';
import type { ModuleAreaProps } from '@dialogwerk/shared/state';
import { $areas } from '../state/areas.ts';
import { RemoteSlot } from './RemoteSlot.tsx';

/** A screen of a module inside of another one's (`$moduleArea`); a place that no module fills stays empty. */
export function ModuleArea({ waiting, ...wanted }: ModuleAreaProps) {
  const areas = useStore($areas);
  if (!('place' in wanted)) return <RemoteSlot {...wanted} waiting={waiting} />;
  for (const { id, places = {} } of areas) {
    const screen = Object.hasOwn(places, wanted.place) ? places[wanted.place] : undefined;
    if (screen !== undefined) return <RemoteSlot module={id} screen={screen} waiting={waiting} />;
  }
  return null;
}
