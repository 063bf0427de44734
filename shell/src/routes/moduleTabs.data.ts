import type { TabName } from './RouteEntry.ts';

export interface ModuleTab {
  /** Also the flag of the survey that opens the tab. */
  readonly tab: TabName;
  readonly pathOf: (surveyId: string) => string;
}

/** The module tabs in the order of spec §2. */
export const moduleTabs: readonly ModuleTab[] = [
  { tab: 'bearbeiten', pathOf: (id) => `/configurator/${id}` },
  { tab: 'intrance', pathOf: (id) => `/intrance/${id}` },
  { tab: 'testen', pathOf: (id) => `/assess/${id}` },
  { tab: 'live_switch', pathOf: (id) => `/share/${id}` },
  { tab: 'analyse', pathOf: (id) => `/analyse/${id}` },
];
