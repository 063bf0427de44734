import type { KnownDevice } from './deviceKind.ts';

/** How a respondent comes to begin. */
export interface Arrival {
  readonly device: KnownDevice | null;
  /** What stands in their link behind '?'. */
  readonly query: string;
}
