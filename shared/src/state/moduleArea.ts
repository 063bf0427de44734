import type { ComponentType, ReactNode } from 'react';
import type { ModuleId } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { isFunction, orNull } from './guards.ts';

/** A place that a module's manifest names, or a screen by its module. */
export type ModuleAreaProps = ({ readonly place: string } | { readonly module: ModuleId; readonly screen: string }) & {
  /** Drawn at once, until the module is there. */
  readonly waiting: ReactNode;
};

/**
 * Draws a screen of another module inside of one's own, as the shell draws it: whatever happens to it stays there. null outside of the
 * shell. Owner: the shell.
 */
export const $moduleArea = crossAppAtom<ComponentType<ModuleAreaProps> | null>(
  'moduleArea',
  null,
  orNull<ComponentType<ModuleAreaProps>>(isFunction),
);
