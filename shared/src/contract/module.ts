import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { ModuleManifest, ScreenOf } from './moduleManifest.ts';

export { isModuleId } from './moduleId.ts';
export type { ModuleId } from './moduleId.ts';

/** Raised when a change of this contract would break a module that is already released. */
export const MODULE_CONTRACT_VERSION = 1;

/** Why a module must not be replaced or left at this moment. */
export interface Busy {
  readonly reason: 'unsaved-work' | 'running-conversation';
}

export interface FallbackProps {
  /** Draws the screen again after a fault. */
  readonly retry: () => void;
}

/**
 * What every module exposes as `./module`: the one file that the shell knows of it. Its screens are those that its manifest
 * names: `RemoteModule<typeof manifest>`.
 */
export interface RemoteModule<Manifest extends ModuleManifest = ModuleManifest> {
  readonly id: Manifest['id'];
  readonly contract: number;
  /** Routing parameters come from `shared/ui/router`, everything else from the cross-app atoms. */
  readonly screens: { readonly [Screen in ScreenOf<Manifest>]: ComponentType };
  readonly $busy: ReadableAtom<Busy | null>;
  /** Drawn in the module's own area when one of its screens crashes. */
  readonly Fallback: ComponentType<FallbackProps>;
}
