import type { Called } from '@dialogwerk/shared/clients';
import { useEffect, useState } from 'react';
import { inFigureBatch } from './inFigureBatch.ts';

/** Shows figures that are called for together when all of them have come; none waits more than 100 ms for another. */
export function useFigureBatch<Value>(called: Called<Value>): Called<Value> {
  const { state, isReloading } = called;
  const isUnderWay = state.kind === 'loading' || isReloading;
  const [before, setBefore] = useState<Called<Value>['state'] | null>(null);
  if (isUnderWay && before !== state) setBefore(state);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    let end = (): void => {};
    const call = new Promise<void>((resolve) => (end = resolve));
    void inFigureBatch(call).then(() => setBefore(null));
    return end;
  }, [isUnderWay]);
  return before === null ? called : { ...called, state: before };
}
