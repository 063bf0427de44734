import type { ReleasedVersion, ServedBecause } from '@dialogwerk/shared/contract';
import type { LoadedModule } from './LoadedModule.ts';

/** A module as it runs in this tab: what it exposes, which version of it, and why this one. */
export interface RunningModule {
  readonly module: LoadedModule;
  readonly release: ReleasedVersion;
  readonly because: ServedBecause;
}
