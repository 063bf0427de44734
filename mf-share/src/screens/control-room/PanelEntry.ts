import type { StudyOverview } from '@dialogwerk/shared/contract';
import type { ComponentType } from 'react';
import type { texts } from '../../texts.ts';

/** How a folded panel stands: in one line, and whether the study uses it. */
export interface Standing {
  readonly line: string;
  readonly isUsed: boolean;
}

/** How a panel stands, by what is known of the study; null: it is not known yet. */
export type StandingOf<Context> = (context: Context, overview: StudyOverview | null) => Standing | null;

/** A panel that is folded while it is not used. */
export interface PanelFolding<Context> {
  /** What the button says that unfolds it. */
  readonly open: string;
  readonly standing: StandingOf<Context>;
  /** Who may not unfold it sees at once what it says to them. */
  readonly isFor?: (context: Context) => boolean;
}

type PanelGroup = keyof typeof texts.panels.groups;

/** What of a panel is drawn beside the page, and while it is folded. */
export interface PanelTitle {
  /** Its address behind '#', and its passage of the help. */
  readonly id: string;
  readonly group: PanelGroup;
  readonly title: string;
}

/** One panel of Teilen, drawn from a dialog or a multi-chat (`Context`). */
export interface PanelEntry<Context extends object> extends PanelTitle {
  /** Draws a `Panel`. */
  readonly Content: ComponentType<Context>;
  /** Absent: it stands open. */
  readonly folding?: PanelFolding<Context>;
  /** Absent: all authors see it. */
  readonly isFor?: (context: Context) => boolean;
}
