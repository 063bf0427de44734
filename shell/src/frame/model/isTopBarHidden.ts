import type { RouteEntry, RouteName } from '../../routes/RouteEntry.ts';

const withoutBar: ReadonlySet<RouteName> = new Set([
  'Privacy',
  'Login',
  'Datenschutz',
  'E-Mail_Validation',
  'E-Mail_Reset_Password',
  'Magic_link',
  'Login_Refresh',
  'Widget_Only',
  'About',
  'Figures',
]);

/** Where the author's top bar does not show (spec §2); on live routes the messenger brings its own. */
export function isTopBarHidden({ name, navbar }: Pick<RouteEntry, 'name' | 'navbar'>): boolean {
  return navbar === 'live' || withoutBar.has(name) || name.includes('Multichat');
}
