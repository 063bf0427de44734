import type { ModuleId } from '@dialogwerk/shared/contract';

/** One screen of each module: where it is, and the name of its region in the page. */
export interface Area {
  readonly module: ModuleId;
  readonly name: string;
  readonly path: (surveyId: string) => string;
}

export const areas: readonly Area[] = [
  { module: 'mf-dashboard', name: 'Dashboard', path: () => '/dashboard' },
  { module: 'mf-configurator', name: 'Bearbeiten', path: (id) => `/configurator/${id}` },
  { module: 'mf-assess-live', name: 'Testen', path: (id) => `/assess/${id}` },
  { module: 'mf-share', name: 'Teilen', path: (id) => `/share/${id}` },
  { module: 'mf-analyse', name: 'Analyse', path: (id) => `/analyse/${id}` },
];
