import { useStore } from '@nanostores/react';
import { Suspense, lazy, useState } from 'react';
import { $isPicking } from '../state/picking.ts';

const CreatingCard = lazy(async () => ({ default: (await import('./templateParts.ts')).CreatingCard }));
const TemplateDialog = lazy(async () => ({ default: (await import('./templateParts.ts')).TemplateDialog }));

/** The choice of templates and the card of what is made of one; nothing of it is loaded until it is opened for the first time. */
export function Templates() {
  const isPicking = useStore($isPicking);
  const [isNeeded, setNeeded] = useState(isPicking);
  if (isPicking && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <CreatingCard />
      <TemplateDialog />
    </Suspense>
  );
}
