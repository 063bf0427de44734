import type { Called } from '@dialogwerk/shared/clients';
import type { StudyOverview } from '@dialogwerk/shared/contract';
import type { RunStudy } from '../model/RunStudy.ts';

/** What the overview is drawn from. */
export interface OverviewProps {
  readonly study: RunStudy;
  readonly overview: Called<StudyOverview>;
  /** What a panel is called. */
  readonly titleOf: (panel: string) => string;
  /** Gets the panels in which something is to do; for who marks them. */
  readonly onTroubles?: (panels: ReadonlySet<string>) => void;
  /** Has a panel opened that is gone to. */
  readonly onGo: (id: string) => void;
}
