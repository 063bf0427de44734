import type { Language, SolvedChallenge } from '@dialogwerk/shared/contract';
import type { BrowserMarks } from '../../../calls/browserMarks.ts';
import type { KnownDevice } from './deviceKind.ts';

/** How a respondent comes to begin. */
export interface Arrival {
  readonly device: KnownDevice | null;
  /** What stands in their link behind '?'. */
  readonly query: string;
  /** The languages that they want, the most wanted first. */
  readonly wished: readonly Language[];
  readonly marks: BrowserMarks;
  /** What their browser has solved; null for nothing, `spared` where no browser can be asked to. */
  readonly proof: SolvedChallenge | 'spared' | null;
  /** Who they are, where that is settled beforehand; absent: somebody new. */
  readonly user_id_live?: string;
}
