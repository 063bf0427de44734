import type { ComponentType, ReactNode } from 'react';
import type { ModuleId, ModuleScreens } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { isFunction, orNull } from './guards.ts';

export interface ModuleAreaProps {
  readonly module: ModuleId;
  readonly screen: ModuleScreens[ModuleId];
  /** Drawn at once, until the module is there. */
  readonly waiting: ReactNode;
}

/**
 * Draws a screen of another module inside of one's own, as the shell draws it: whatever happens to it stays there. null outside of the
 * shell. Owner: the shell.
 */
export const $moduleArea = crossAppAtom<ComponentType<ModuleAreaProps> | null>(
  'moduleArea',
  null,
  orNull<ComponentType<ModuleAreaProps>>(isFunction),
);
