import { createLater } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { $companions } from '../../../../awareness/companions.ts';
import type { Position } from '../../../../model/BlockChange.ts';

/** Comes with the first other author. */
const later = createLater(() => import('./CompanionLayer.tsx'));

/** Cursors and selected blocks of the others; nothing while the author is alone. */
export function LaterCompanions({ places }: { readonly places: ReadonlyMap<string, Position> }) {
  return useStore($companions) === null ? null : <Layer places={places} />;
}

function Layer({ places }: { readonly places: ReadonlyMap<string, Position> }) {
  const part = later.use();
  return part && <part.CompanionLayer places={places} />;
}
