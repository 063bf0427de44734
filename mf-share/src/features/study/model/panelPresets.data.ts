import type { StudyEnds } from '@dialogwerk/shared/contract';

/** How a usual panel names its respondents in the link, and where it wants them back. Capitals stand for what the panel gives each study. */
export interface PanelPreset {
  readonly name: string;
  /** The parameter of the link that tells respondents apart. */
  readonly parameter: string;
  readonly ends: StudyEnds;
}

/** Panels by what they say of links and returns themselves. */
export const panelPresets: readonly PanelPreset[] = [
  {
    name: 'Prolific',
    parameter: 'PROLIFIC_PID',
    ends: {
      finished: 'https://app.prolific.com/submissions/complete?cc=CODE',
      screened: 'https://app.prolific.com/submissions/complete?cc=SCREENOUTCODE',
      quota_full: 'https://app.prolific.com/submissions/complete?cc=QUOTACODE',
    },
  },
  {
    name: 'Sona',
    parameter: 'survey_code',
    ends: {
      finished:
        'https://UNI.sona-systems.com/webstudy_credit.aspx?experiment_id=ID&credit_token=TOKEN&survey_code={{link.survey_code}}',
      screened: null,
      quota_full: null,
    },
  },
];

/** A panel whose addresses are another one's with each project: nothing is put in for it. */
export interface PanelByProject {
  readonly name: string;
  /** The parameter of the link that tells respondents apart; null where that, too, is settled with the project. */
  readonly parameter: string | null;
}

/** Panels that give each customer addresses of their own. */
export const panelsByProject: readonly PanelByProject[] = [
  { name: 'Bilendi', parameter: null },
  { name: 'Cint', parameter: 'RID' },
  { name: 'SoSci Panel', parameter: null },
];
