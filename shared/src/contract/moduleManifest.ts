import type { ModuleId } from './moduleId.ts';

/** A flag of a dialog that says whether somebody may open one of its areas (spec §6). */
type DialogFlag = 'bearbeiten' | 'intrance' | 'testen' | 'live_switch' | 'analyse';

/** An address of the product as the router takes it: '/share/:survey_id'. */
export type RoutePath = `/${string}`;

/** What the top bar has at a route beside the product's sign and the person. */
export interface ModuleBar {
  /** The way back: to the dashboard, or to 'Bearbeiten' of the dialog. */
  readonly back?: 'dashboard' | 'editing';
  /** Live toggle and Team button of the dialog. */
  readonly dialogControls?: boolean;
  /** How the dialog stands to what respondents get, which opens the steps to them; not where the screen says it itself. */
  readonly publication?: boolean;
  /** The button whose signal the module hears (`$moduleSignal`): 'Neu starten' or 'Update'. */
  readonly signal?: 'restart' | 'update';
  /** The person's name beside the avatar. */
  readonly userName?: boolean;
}

/** An address at which a module draws one of its screens. */
export interface ModuleRoute {
  readonly path: RoutePath;
  /** What the route is called, as in spec §2: 'Share'. */
  readonly name: string;
  /** What the page's title says. */
  readonly title: string;
  readonly screen: string;
  /** 'public': who is not logged in sees it, too. What anybody may read or do is decided by the server, call by call. */
  readonly access: 'auth' | 'public';
  /** Name of the tab that is active here. */
  readonly tab?: string;
  /** The frame loads the dialog of `:survey_id` first, and closes the screen where the flag of its tab is 0. */
  readonly needsSurvey?: boolean;
  /** null: the screen stands without the bar. */
  readonly bar?: ModuleBar | null;
  /** The screen is drawn anew once the dialog was switched to Live or Inaktiv. */
  readonly reloadsWithStatus?: boolean;
}

/** A tab in the bar of every dialog. */
export interface ModuleTab {
  readonly name: string;
  readonly label: string;
  /** An SVG path in a field of 24 by 24, as those of `@mdi/js`. */
  readonly icon: string;
  /** With `:survey_id`. */
  readonly path: RoutePath;
  /** Tabs stand by it, the smallest first: Bearbeiten 10, Trainieren 20, Testen 30, Teilen 40, Analyse 50. */
  readonly order: number;
  /** The flag of the dialog that opens the tab; without one it is always open. */
  readonly flag?: DialogFlag;
  /** With `:dialog_manager_id`: where it leads instead for a dialog that is part of a multi-chat. */
  readonly managerPath?: RoutePath;
}

/** A line in the menu of the person. */
export interface ModuleMenuEntry {
  readonly label: string;
  readonly icon: string;
  readonly path: RoutePath;
}

/**
 * What a module says of itself, as data: the shell learns from it which addresses, tabs and titles there are, and in which
 * places parts of the module appear. It stands in the module's `src/manifest.ts`
 * (`as const satisfies ModuleManifest`) and in each of its releases.
 */
export interface ModuleManifest {
  readonly id: ModuleId;
  /** What people call its area: 'Teilen'. */
  readonly title: string;
  readonly routes: readonly ModuleRoute[];
  readonly tabs?: readonly ModuleTab[];
  readonly menu?: readonly ModuleMenuEntry[];
  /** Screens that other modules show inside their own, by the name of the place: 'preview'. */
  readonly places?: Readonly<Record<string, string>>;
}

/** The names of the screens that a manifest names. */
export type ScreenOf<Manifest extends ModuleManifest> =
  | Manifest['routes'][number]['screen']
  | (Manifest extends { readonly places: infer Places } ? Places[keyof Places] & string : never);
