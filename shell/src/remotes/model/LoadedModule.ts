import type { RemoteModule } from '@dialogwerk/shared/contract';

type ScreenComponent = RemoteModule['screens'][string];

/** A loaded module as the shell sees it; whether it has a screen shows when the screen is asked for. */
export interface LoadedModule extends Pick<RemoteModule, 'id' | 'contract' | '$busy' | 'Fallback'> {
  readonly screens: Readonly<Record<string, ScreenComponent>>;
}

/** Whether what a remote exposes has the shape of the contract (`RemoteModule`). */
export function isLoadedModule(exposed: unknown): exposed is LoadedModule {
  return (
    isObject(exposed) &&
    typeof exposed['id'] === 'string' &&
    typeof exposed['contract'] === 'number' &&
    isObject(exposed['screens']) &&
    Object.values(exposed['screens']).every(isComponent) &&
    isObject(exposed['$busy']) &&
    typeof exposed['$busy']['subscribe'] === 'function' &&
    isComponent(exposed['Fallback'])
  );
}

/** A function, or what `memo` and `forwardRef` give. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
