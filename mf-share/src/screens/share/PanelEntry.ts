import type { StudyOverview, SurveyData } from '@dialogwerk/shared/contract';
import type { ComponentType } from 'react';
import type { PublicLinks } from '../../features/public-links/model/publicLinks.ts';
import type { PublicName } from '../../features/public-name/usePublicName.ts';

/** What every panel of Teilen is drawn from. */
export interface PanelContext {
  readonly survey: SurveyData;
  readonly links: PublicLinks;
  /** The dialog's name in addresses, or its id. */
  readonly address: string;
  readonly name: PublicName;
}

/** How a folded panel stands: in one line, and whether the study uses it. */
export interface Standing {
  readonly line: string;
  readonly isUsed: boolean;
}

/** A panel that is folded while it is not used. */
export interface PanelFolding {
  /** What the button says that unfolds it. */
  readonly open: string;
  /** How it stands, by what is known of the study; null: it is not known yet. */
  readonly standing: (context: PanelContext, overview: StudyOverview | null) => Standing | null;
  /** Who may not unfold it sees at once what it says to them. */
  readonly isFor?: (survey: SurveyData) => boolean;
}

export const panelGroups = [
  'link',
  'who',
  'course',
  'look',
  'invitations',
  'embedding',
  'privacy',
  'team',
  'connections',
] as const;
type PanelGroup = (typeof panelGroups)[number];

/** One panel of Teilen. */
export interface PanelEntry {
  /** Its address behind '#', and its passage of the help. */
  readonly id: string;
  readonly group: PanelGroup;
  readonly title: string;
  /** Draws a `Panel`. */
  readonly Content: ComponentType<PanelContext>;
  /** Absent: it stands open. */
  readonly folding?: PanelFolding;
  /** Absent: all authors see it. */
  readonly isFor?: (survey: SurveyData) => boolean;
}
