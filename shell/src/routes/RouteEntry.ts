import type {
  crimeHeads,
  LegalPageName,
  ModuleId,
  ModuleScreens,
  PageHead,
  SurveyFlags,
} from '@dialogwerk/shared/contract';

/** The route names of spec §2. */
export type RouteName =
  | 'Root'
  | 'Dashboard'
  | 'Configurator'
  | 'Intrance'
  | 'Intrance_ai'
  | 'Intrance_old'
  | 'Assess'
  | 'Share'
  | 'Analyse'
  | 'AnalyseMultiChat'
  | 'Figures'
  | 'Account'
  | 'Admin'
  | 'Help'
  | 'Multichat'
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

/** A module tab, named by the flag of the survey that opens it. */
export type TabName = keyof SurveyFlags;

type ModuleScreen = {
  readonly [Id in ModuleId]: { readonly kind: 'module'; readonly module: Id; readonly screen: ModuleScreens[Id] };
}[ModuleId];

/** What a route draws. */
export type RouteScreenKind =
  | ModuleScreen
  | { readonly kind: 'login' }
  | { readonly kind: 'login-refresh' }
  | { readonly kind: 'information'; readonly page: LegalPageName }
  | { readonly kind: 'crime-teaser'; readonly story: keyof typeof crimeHeads }
  /** The server answers with a page of its own (`live.html`); the shell hands over by a full page load. */
  | { readonly kind: 'served-page' }
  /** A screen of the shell's own whose code comes when it is opened. */
  | {
      readonly kind: 'own';
      readonly screen: 'magicLink' | 'emailValidation' | 'resetPassword' | 'account' | 'admin' | 'help';
    };

/** One line of spec §2's table. */
export interface RouteEntry {
  readonly path: string;
  readonly name: RouteName;
  readonly access: 'public' | 'auth';
  readonly navbar: 'app' | 'live';
  /** The module tab that is active here; null: no tabs. */
  readonly tab: TabName | null;
  /** The route guard loads the survey of `:survey_id` (spec §4). */
  readonly needsSurvey: boolean;
  readonly title: string;
  readonly screen: RouteScreenKind;
  /** What the route changes in the page's head (spec §2, 'Page title and meta'). */
  readonly head?: PageHead;
}
