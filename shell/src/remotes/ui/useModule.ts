import type { ModuleId } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { keepTrying } from '../effects/loading/keepTrying.ts';
import { loadModule, moduleLoader } from '../effects/loading/loadModule.ts';
import { LoadFault } from '../model/LoadFault.ts';
import type { LoadFaultKind } from '../model/LoadFault.ts';
import type { LoadedModule } from '../model/LoadedModule.ts';

export type ModuleState =
  | { readonly kind: 'loading' }
  /** `drawing` counts the versions that have come in its place, so that each is drawn from the start. */
  | { readonly kind: 'ready'; readonly module: LoadedModule; readonly drawing: number }
  | { readonly kind: 'fault'; readonly fault: LoadFault };

/** What passes without anybody doing anything about it. */
const passing: ReadonlySet<LoadFaultKind> = new Set(['registry', 'entry', 'timeout', 'offline', 'altered']);

/**
 * A module as it comes, and as another version comes in its place. By effect and state, because React holds content back
 * for 300 ms after the fallback of a `Suspense`. A module that is already there is there at the first render.
 */
export function useModule(id: ModuleId): { readonly state: ModuleState; readonly retry: () => void } {
  const [state, setState] = useState<ModuleState>(() => {
    const module = moduleLoader.peek(id);
    return module ? { kind: 'ready', module, drawing: 0 } : { kind: 'loading' };
  });

  const isWanted = state.kind === 'loading';

  useEffect(() => {
    if (!isWanted) return undefined;
    let shown = true;
    loadModule(id).then(
      (module) => shown && setState({ kind: 'ready', module, drawing: 0 }),
      (cause: unknown) => shown && setState({ kind: 'fault', fault: faultOf(cause, id) }),
    );
    return () => {
      shown = false;
    };
  }, [id, isWanted]);

  const mayPass = state.kind === 'fault' && passing.has(state.fault.kind);

  useEffect(() => {
    if (!mayPass) return undefined;
    return keepTrying(async () => {
      try {
        const module = await loadModule(id);
        setState((now) => (now.kind === 'fault' ? { kind: 'ready', module, drawing: 0 } : now));
        return true;
      } catch (cause) {
        // What is said stays in its place unless it is something else now.
        const fault = faultOf(cause, id);
        setState((now) => (now.kind === 'fault' && now.fault.kind !== fault.kind ? { kind: 'fault', fault } : now));
        return false;
      }
    });
  }, [id, mayPass]);

  useEffect(
    () =>
      moduleLoader.onReplaced(({ module }) => {
        if (module.id !== id) return;
        setState((before) => ({ kind: 'ready', module, drawing: before.kind === 'ready' ? before.drawing + 1 : 0 }));
      }),
    [id],
  );

  return { state, retry: () => setState({ kind: 'loading' }) };
}

const faultOf = (cause: unknown, id: ModuleId): LoadFault =>
  cause instanceof LoadFault ? cause : new LoadFault('evaluation', id, { cause });
