import type { ModuleId, ReleasableId, RemoteRegistry, ServedBecause } from '@dialogwerk/shared/contract';
import type { Proof } from '../reports/provenBy.ts';
import type { Viewer } from './serving/choose.ts';
import type { Canary, Registry } from './registry/Registry.ts';
import type { VersionPair } from './gate/pairsInUse.ts';
import type { KeptVersion } from './versions/versionStore.ts';

/** A version that somebody gets. */
export interface Served extends KeptVersion {
  readonly because: ServedBecause;
}

/** The versions of an installation and who gets which. */
export interface Releases {
  /** Where they stand. */
  readonly folder: string;
  /** The public key that browsers check signatures with. */
  readonly publicKey: string;
  /** From where modules may be loaded, beside this server (MODULE_ORIGINS). */
  readonly moduleOrigins: readonly string[];
  registry(): Promise<Registry>;
  /** The version of a part that a viewer gets; where it is not sound, the last good one. null when there is none. */
  served(id: ReleasableId, viewer?: Viewer): Promise<Served | null>;
  /** All that the shell has to know, for one viewer; with a path, the rows of the module alone that stands there. */
  remotes(viewer?: Viewer, path?: string): Promise<RemoteRegistry>;
  /** What respondents are served, as one value. */
  composition(): Promise<string>;
  /** What is said of who asks, so that it can be believed when it comes back: base64url. */
  vouch(text: string): string;
  isVouched(text: string, proof: string): boolean;
  /** The folder of a version's file to send, when both are as they were released; null otherwise. */
  folderOf(id: ReleasableId, version: string, file: string): Promise<string | null>;
  /** The same for a file of whichever shell has it, the served one first: its assets carry their hash in the name. */
  shellFolderOf(file: string): Promise<string | null>;
  /** Takes over what was built anew, unless it is held; gives a sentence for each part that stays behind. For a start alone. */
  adopt(by: string): Promise<readonly string[]>;
  /** Tells commands that this server serves from now on, and that it does no more. */
  serve(): Promise<void>;
  leave(): Promise<void>;
  /** Takes in a module's version that stands on another host, whose address ends in `<module>/<version>/`. Gives the version. */
  bring(id: ModuleId, address: string, by: string): Promise<string>;
  /** What has to be tried in a browser before a version, or what was built last, is released. */
  pairs(id: ReleasableId, version: string | null): Promise<readonly VersionPair[]>;
  /** Publishes what was built last, or a version that is there already. Gives the version. `untried` is noted with it. */
  release(id: ReleasableId, version: string | null, by: string, untried?: boolean): Promise<string>;
  rollBack(id: ReleasableId, version: string | null, by: string): Promise<string>;
  pin(id: ReleasableId, version: string | null, by: string): Promise<string>;
  unpin(id: ReleasableId, by: string): Promise<void>;
  tryOut(
    id: ReleasableId,
    wanted: Omit<Canary, 'since' | 'version'> & { version: string | null },
    by: string,
    untried?: boolean,
  ): Promise<string>;
  endCanary(id: ReleasableId, act: 'canary-ended' | 'taken-back', by: string): Promise<void>;
  /**
   * Takes the released version back for everybody and marks it as bad: the best of the others that fits comes in its place.
   * Gives that one; null, and nothing changes, where there is none.
   */
  takeBack(id: ReleasableId, by: string): Promise<string | null>;
  /** Notes what tabs have told of versions. */
  noteProven(proofs: readonly Proof[]): Promise<void>;
  /** Removes versions that nobody needs any more; `inUse` are those that a tab has reported in the last day. */
  forget(inUse: ReadonlySet<string>): Promise<void>;
}
