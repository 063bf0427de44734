import type { ModuleId } from '@dialogwerk/shared/contract';
import type { Locator, Page } from 'playwright/test';

/** One screen of each module. */
export interface Area {
  readonly module: ModuleId;
  /** The name of its region in the page. */
  readonly name: string;
  readonly path: (surveyId: string) => string;
  /** What only the module itself draws. */
  readonly own: (page: Page) => Locator;
}

export const areas: readonly Area[] = [
  {
    module: 'mf-dashboard',
    name: 'Dashboard',
    path: () => '/dashboard',
    own: (page) => page.getByRole('heading', { name: 'Ihre Dialoge' }),
  },
  {
    module: 'mf-configurator',
    name: 'Bearbeiten',
    path: (id) => `/configurator/${id}`,
    own: (page) => page.getByRole('group', { name: /^Block 1,/ }),
  },
  {
    module: 'mf-assess-live',
    name: 'Testen',
    path: (id) => `/assess/${id}`,
    own: (page) => page.getByRole('log'),
  },
  {
    module: 'mf-share',
    name: 'Teilen',
    path: (id) => `/share/${id}`,
    own: (page) => page.getByRole('textbox', { name: 'Öffentlicher Link' }),
  },
  {
    module: 'mf-analyse',
    name: 'Analyse',
    path: (id) => `/analyse/${id}`,
    own: (page) => page.getByRole('heading', { name: 'Analyse', level: 1 }),
  },
];
