import type { crimeHeads, LegalPageName, ModuleBar, ModuleId, PageHead } from '@dialogwerk/shared/contract';

/** The shell's own route names of spec §2; those of modules stand in their manifests. */
export type OwnRouteName =
  | 'Account'
  | 'Workspaces'
  | 'Admin'
  | 'Help'
  | 'Multichat_live'
  | 'Flow_Multichat_live'
  | 'Aufderflucht_Multichat_live'
  | 'Assess_live'
  | 'Dialog'
  | 'Dialog_exit'
  | 'Widget_Only'
  | 'Login'
  | 'Login_Refresh'
  | 'Magic_link'
  | 'E-Mail_Validation'
  | 'E-Mail_Reset_Password'
  | 'Impressum'
  | 'Impressum_Tatort'
  | 'BI'
  | 'Datenschutz'
  | 'AGB'
  | 'Privacy'
  | 'About';

/** What a route draws. */
export type RouteScreenKind =
  | { readonly kind: 'module'; readonly module: ModuleId; readonly screen: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'login-refresh' }
  | { readonly kind: 'information'; readonly page: LegalPageName }
  | { readonly kind: 'crime-teaser'; readonly story: keyof typeof crimeHeads }
  /** The server answers with a page of its own (`live.html`); the shell hands over by a full page load. */
  | { readonly kind: 'served-page' }
  /** A screen of the shell's own whose code comes when it is opened. */
  | {
      readonly kind: 'own';
      readonly screen: 'magicLink' | 'emailValidation' | 'resetPassword' | 'account' | 'workspaces' | 'admin' | 'help';
    };

/** One line of spec §2's table, or of a further module's. */
export interface RouteEntry {
  readonly path: string;
  readonly name: string;
  readonly access: 'public' | 'auth';
  readonly navbar: 'app' | 'live';
  /** What the author's top bar has here; null: it does not show (spec §2), or the messenger brings its own. */
  readonly bar: ModuleBar | null;
  /** The name of the module tab that is active here; null: no tabs. */
  readonly tab: string | null;
  /** The route guard loads the survey of `:survey_id` (spec §4). */
  readonly needsSurvey: boolean;
  /** The screen is drawn anew once the dialog was switched to Live or Inaktiv. */
  readonly reloadsWithStatus: boolean;
  readonly title: string;
  readonly screen: RouteScreenKind;
  /** What the route changes in the page's head (spec §2, 'Page title and meta'). */
  readonly head?: PageHead;
}
