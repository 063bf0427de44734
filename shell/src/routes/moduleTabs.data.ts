import type { ModuleId } from '@dialogwerk/shared/contract';
import type { TabName } from './RouteEntry.ts';

export interface ModuleTab {
  /** Also the flag of the survey that opens the tab. */
  readonly tab: TabName;
  readonly pathOf: (surveyId: string) => string;
  /** The module behind the tab, fetched ahead when a pointer or the focus comes near; null: nothing to fetch yet. */
  readonly module: ModuleId | null;
}

/** The module tabs in the order of spec §2. */
export const moduleTabs: readonly ModuleTab[] = [
  { tab: 'bearbeiten', pathOf: (id) => `/configurator/${id}`, module: 'mf-configurator' },
  { tab: 'intrance', pathOf: (id) => `/intrance/${id}`, module: null },
  { tab: 'testen', pathOf: (id) => `/assess/${id}`, module: 'mf-assess-live' },
  { tab: 'live_switch', pathOf: (id) => `/share/${id}`, module: 'mf-share' },
  { tab: 'analyse', pathOf: (id) => `/analyse/${id}`, module: 'mf-analyse' },
];
