import type { HelpPage, ModuleId } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** All pages of the help that could be had, and the modules whose pages are missing. */
export interface KnownHelp {
  readonly pages: readonly HelpPage[];
  readonly missing: readonly ModuleId[];
}

/** null until it was asked for. */
export const $knownHelp = atom<KnownHelp | null>(null);
