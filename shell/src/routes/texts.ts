import type { RouteMeta, RouteName, TabName } from './RouteEntry.ts';

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
  Account: 'Einstellungen',
  Admin: 'Administration',
  Multichat: 'Multi-Chat',
  Multichat_live: 'Multi-Chat',
  Flow_Multichat_live: 'Tatort-Game – lösen Sie den Fall im Chat',
  Aufderflucht_Multichat_live: 'Auf der Flucht – lösen Sie den Fall im Chat',
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
};

/** What the module tabs say (spec §2). */
export const tabLabels: Readonly<Record<TabName, string>> = {
  bearbeiten: 'Bearbeiten',
  intrance: 'Trainieren',
  testen: 'Testen',
  live_switch: 'Teilen',
  analyse: 'Analyse',
};

/** The two public crime stories bring their own description and icon (spec §2). */
export const crimeMeta: Readonly<Record<'flow' | 'aufderflucht', RouteMeta>> = {
  flow: {
    description:
      'Ein Krimi zum Mitspielen: Befragen Sie Zeugen und Verdächtige im Chat, sammeln Sie Hinweise und überführen Sie die Täterin oder den Täter.',
    icon: '/icons/flow.svg',
  },
  aufderflucht: {
    description:
      'Ein Krimi zum Mitspielen: Jemand ist auf der Flucht. Folgen Sie im Chat den Spuren, bevor es zu spät ist.',
    icon: '/icons/flow.svg',
  },
};
