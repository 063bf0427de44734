import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { mdiChartBoxOutline } from '@mdi/js';

/** What the frame knows of this module (spec §2). Figures and reports are beside the specification (docs/decisions/0052, 0120). */
export const manifest = {
  id: 'mf-analyse',
  title: 'Analyse',
  routes: [
    {
      path: '/analyse/:survey_id',
      name: 'Analyse',
      title: 'Analyse',
      screen: 'Analyse',
      access: 'auth',
      tab: 'analyse',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, publication: true, signal: 'update' },
    },
    {
      path: '/analyse/:survey_id/reports',
      name: 'Reports',
      title: 'Berichte',
      screen: 'Reports',
      access: 'auth',
      tab: 'analyse',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, publication: true },
    },
    {
      path: '/analyse/:survey_id/reports/:report_id',
      name: 'Report',
      title: 'Bericht',
      screen: 'Report',
      access: 'auth',
      tab: 'analyse',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, publication: true, signal: 'update' },
    },
    {
      path: '/analyse_multichat/:dialog_manager_id',
      name: 'AnalyseMultiChat',
      title: 'Analyse des Multi-Chats',
      screen: 'AnalyseMultiChat',
      access: 'auth',
      bar: { back: 'dashboard' },
    },
    {
      path: '/figures/:token',
      name: 'Figures',
      title: 'Ergebnisse',
      screen: 'Figures',
      access: 'public',
      bar: null,
    },
  ],
  tabs: [
    {
      name: 'analyse',
      label: 'Analyse',
      icon: mdiChartBoxOutline,
      path: '/analyse/:survey_id',
      order: 50,
      flag: 'analyse',
      managerPath: '/analyse_multichat/:dialog_manager_id',
    },
  ],
} as const satisfies ModuleManifest;
