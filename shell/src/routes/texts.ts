import { crimeHeads } from '@dialogwerk/shared/contract';
import type { OwnRouteName } from './RouteEntry.ts';

/** What the page's title says of each of the shell's own routes. */
export const titles: Readonly<Record<OwnRouteName, string>> = {
  Account: 'Einstellungen',
  Workspaces: 'Arbeitsbereiche',
  Admin: 'Administration',
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
