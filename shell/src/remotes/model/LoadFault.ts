import type { ModuleId } from '@dialogwerk/shared/contract';

/** Why a module did not come; a closed list, each with its own sentence. */
export type LoadFaultKind =
  /** `/remotes.json` did not arrive or is not a registry. */
  | 'registry'
  /** The registry does not name the module: it is not deployed. */
  | 'unknown-module'
  /** The module's `remoteEntry.js` did not arrive. */
  | 'entry'
  /** Nothing came within the time-out. */
  | 'timeout'
  /** The module speaks another version of the contract, or not all of it. */
  | 'contract'
  /** The entry arrived, but the module's code failed to load or to run. */
  | 'evaluation';

export class LoadFault extends Error {
  override readonly name = 'LoadFault';
  readonly kind: LoadFaultKind;
  readonly module: ModuleId;

  constructor(kind: LoadFaultKind, module: ModuleId, cause?: unknown) {
    super(`${module}: ${kind}`, { cause });
    this.kind = kind;
    this.module = module;
  }
}
