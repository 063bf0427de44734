import type { ModuleId } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { loadModule, moduleLoader } from '../effects/loadModule.ts';
import { LoadFault } from '../model/LoadFault.ts';
import type { LoadedModule } from '../model/LoadedModule.ts';

export type ModuleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: LoadedModule }
  | { readonly kind: 'fault'; readonly fault: LoadFault };

/**
 * A module as it comes. By effect and state, because React holds content back for 300 ms after the fallback of a
 * `Suspense`. A module that is already there is there at the first render.
 */
export function useModule(id: ModuleId): { readonly state: ModuleState; readonly retry: () => void } {
  const [state, setState] = useState<ModuleState>(() => {
    const module = moduleLoader.peek(id);
    return module ? { kind: 'ready', module } : { kind: 'loading' };
  });

  const isWanted = state.kind === 'loading';

  useEffect(() => {
    if (!isWanted) return undefined;
    let shown = true;
    loadModule(id).then(
      (module) => shown && setState({ kind: 'ready', module }),
      (error: unknown) => {
        const fault = error instanceof LoadFault ? error : new LoadFault('evaluation', id, error);
        if (shown) setState({ kind: 'fault', fault });
      },
    );
    return () => {
      shown = false;
    };
  }, [id, isWanted]);

  return { state, retry: () => setState({ kind: 'loading' }) };
}
