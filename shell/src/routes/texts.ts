import { crimeHeads } from '@dialogwerk/shared/contract';
import type { RouteName, TabName } from './RouteEntry.ts';

/** What the page's title says of each route. */
export const titles: Readonly<Record<RouteName, string>> = {
  Root: 'Dashboard',
  Dashboard: 'Dashboard',
  Configurator: 'Bearbeiten',
  Intrance: 'Trainieren',
  Intrance_ai: 'Trainieren',
  Intrance_old: 'Trainieren (frühere Ansicht)',
  Assess: 'Testen',
  Share: 'Teilen',
  Analyse: 'Analyse',
  AnalyseMultiChat: 'Analyse des Multi-Chats',
  Figures: 'Ergebnisse',
  Account: 'Einstellungen',
  Admin: 'Administration',
  Multichat: 'Multi-Chat',
  Multichat_live: 'Multi-Chat',
  Flow_Multichat_live: crimeHeads.flow.title,
  Aufderflucht_Multichat_live: crimeHeads.aufderflucht.title,
  Assess_live: 'Dialog',
  Dialog: 'Dialog',
  Dialog_exit: 'Auf Wiedersehen',
  Widget_Only: 'Dialog',
  Login: 'Anmelden',
  Login_Refresh: 'Erneut anmelden',
  Magic_link: 'Anmelden mit Link',
  'E-Mail_Validation': 'E-Mail-Adresse bestätigen',
  'E-Mail_Reset_Password': 'Passwort zurücksetzen',
  Impressum: 'Impressum',
  Impressum_Tatort: 'Impressum des Krimispiels',
  BI: 'Informationen zur Barrierefreiheit',
  Datenschutz: 'Datenschutz',
  AGB: 'Allgemeine Geschäftsbedingungen',
  Privacy: 'Datenschutz dieses Dialogs',
  About: 'Über Dialogwerk',
  Help: 'Hilfe',
};

/** What the module tabs say (spec §2). */
export const tabLabels: Readonly<Record<TabName, string>> = {
  bearbeiten: 'Bearbeiten',
  intrance: 'Trainieren',
  testen: 'Testen',
  live_switch: 'Teilen',
  analyse: 'Analyse',
};
