import type { Lack, ModuleId } from '@dialogwerk/shared/contract';

/** Why a module did not come; a closed list, each with its own sentence. */
export type LoadFaultKind =
  /** `/remotes.json` did not arrive or is not a registry. */
  | 'registry'
  /** The registry does not name the module: it is not deployed. */
  | 'unknown-module'
  /** Its signature is not the installation's. */
  | 'forged'
  /** The module's `remoteEntry.js` did not arrive, or is not the file that was released. */
  | 'entry'
  /** Nothing came within the time-out. */
  | 'timeout'
  /** The browser has no network. */
  | 'offline'
  /** A file came otherwise than it was released, also when it was fetched once more. */
  | 'altered'
  /** It needs what this shell or its server does not give; `lacks` says what. */
  | 'lacks'
  /** The module speaks another version of the contract, or not all of it. */
  | 'contract'
  /** The entry arrived, but the module's code failed to load or to run. */
  | 'evaluation';

export class LoadFault extends Error {
  override readonly name = 'LoadFault';
  readonly kind: LoadFaultKind;
  readonly module: ModuleId;
  /** What is missing; empty for every other kind. */
  readonly lacks: readonly Lack[];

  constructor(
    kind: LoadFaultKind,
    module: ModuleId,
    { cause, lacks = [] }: { readonly cause?: unknown; readonly lacks?: readonly Lack[] } = {},
  ) {
    super(`${module}: ${kind}`, { cause });
    this.kind = kind;
    this.module = module;
    this.lacks = lacks;
  }
}
