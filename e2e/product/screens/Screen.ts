import type { Page } from 'playwright/test';

/** One state of the product that people look at. */
export interface Screen {
  readonly name: string;
  readonly who: 'nobody' | 'author';
  readonly path: (surveyId: string) => string;
  /** A heading that is this screen's own; it is there when the state is reached, too. */
  readonly heading: string | RegExp;
  /** What has to be so before the page is opened, such as a call that fails; `leaveScreen` ends it. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The state goes by itself after some seconds. */
  readonly isBrief?: true;
  /** Brings the page from there into the state. */
  readonly act?: (page: Page) => Promise<void>;
}
