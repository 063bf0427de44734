import type { Connection } from '@dialogwerk/shared/dialog/graph';

/** What would become true beside a line if it led to a target. */
export interface LineForecast {
  /** In words, as it is said once the line is drawn; null for nothing. */
  readonly said: string | null;
  /** The edges that there would be beside the line. */
  readonly comes: readonly Connection[];
  /** The edges that there would be no more. */
  readonly goes: readonly Connection[];
}
