import type { RouteName } from '../../routes/RouteEntry.ts';

const backLinkRoutes: ReadonlySet<RouteName> = new Set([
  'Configurator',
  'Intrance',
  'Intrance_ai',
  'Intrance_old',
  'Share',
  'Analyse',
  'AnalyseMultiChat',
  'Account',
]);

/** Where the link back to the dashboard stands: configurator, entry, share, analyse and account screens (spec §2). */
export function hasBackLink(name: RouteName): boolean {
  return backLinkRoutes.has(name);
}

const adminDialogViews: ReadonlySet<RouteName> = new Set([
  'Configurator',
  'Intrance',
  'Intrance_ai',
  'Share',
  'Assess',
  'Analyse',
]);

/** The views that carry the Live toggle and the Team button (spec §2). */
export function isAdminDialogView(name: RouteName): boolean {
  return adminDialogViews.has(name);
}

/** The screens whose profile menu shows the name beside the avatar (spec §2). */
export function showsUserName(name: RouteName): boolean {
  return name === 'Dashboard' || name === 'Root';
}
