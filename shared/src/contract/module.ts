import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';

/** Raised when a change of this contract would break a module that is already released. */
export const MODULE_CONTRACT_VERSION = 1;

/** The five modules and the screens each one draws, by the route names of spec §2. */
export interface ModuleScreens {
  'mf-dashboard': 'Dashboard';
  'mf-configurator': 'Configurator' | 'Intrance' | 'Intrance_old' | 'Multichat';
  'mf-assess-live': 'Assess' | 'Preview';
  'mf-share': 'Share';
  'mf-analyse': 'Analyse' | 'AnalyseMultiChat' | 'Figures';
}
export type ModuleId = keyof ModuleScreens;

export const moduleIds = [
  'mf-dashboard',
  'mf-configurator',
  'mf-assess-live',
  'mf-share',
  'mf-analyse',
] as const satisfies readonly ModuleId[];

/** The first part of the paths on which a module's screens stand (spec §2). */
export const modulePaths: Readonly<Record<ModuleId, readonly string[]>> = {
  'mf-dashboard': ['', 'dashboard'],
  'mf-configurator': ['configurator', 'intrance', 'intrance_ai', 'intrance_old', 'multi'],
  'mf-assess-live': ['assess'],
  'mf-share': ['share'],
  'mf-analyse': ['analyse', 'analyse_multichat', 'figures'],
};

/** Why a module must not be replaced or left at this moment. */
export interface Busy {
  readonly reason: 'unsaved-work' | 'running-conversation';
}

export interface FallbackProps {
  /** Draws the screen again after a fault. */
  readonly retry: () => void;
}

/** What every module exposes as `./module`: the one file that the shell knows of it. */
export interface RemoteModule<Id extends ModuleId = ModuleId> {
  readonly id: Id;
  readonly contract: number;
  /** Routing parameters come from `shared/ui/router`, everything else from the cross-app atoms. */
  readonly screens: { readonly [Screen in ModuleScreens[Id]]: ComponentType };
  readonly $busy: ReadableAtom<Busy | null>;
  /** Drawn in the module's own area when one of its screens crashes. */
  readonly Fallback: ComponentType<FallbackProps>;
}
