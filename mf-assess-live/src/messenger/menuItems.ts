import type { ClientConfig, DialogEntry } from '@dialogwerk/shared/contract';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import type { Preferences, Switches } from '../features/preferences/effects/keepPreferences.ts';
import type { MessengerTexts } from '../texts.ts';
import { lastAnswer } from './lastAnswer.ts';
import type { Open } from './MessengerProps.ts';

export interface MenuParts {
  readonly survey: ClientConfig;
  readonly texts: MessengerTexts;
  readonly entries: readonly DialogEntry[];
  /** Whether answers can be changed now, and the conversation goes on elsewhere: not one of several, nor one that has failed. */
  readonly changes: boolean;
  /** null while there is none. */
  readonly receipt: string | null;
  readonly preferences: Preferences;
  /** What is switched on, and how far the pace was changed. */
  readonly on: { readonly [preference in keyof Switches]: boolean } & { readonly pace: number };
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onOpen: (open: Open) => void;
}

/** What the bar knows of it. */
export type BarParts = Omit<MenuParts, 'preferences'>;

/** What the menu offers beside the privacy page (spec §3, 'input menu items'). */
export function menuItems(parts: MenuParts): MenuItem[] {
  const { survey, texts, entries, changes, receipt, preferences, on, onOpen } = parts;
  const last = lastAnswer(entries);
  const { audio_messages, video_messages } = survey.config;
  const opens = (offered: boolean, text: string, open: Open): MenuItem[] =>
    offered ? [{ kind: 'action', text, onClick: () => onOpen(open) }] : [];
  const turns = (preference: keyof Switches, text: string): MenuItem => ({
    kind: 'switch',
    text,
    on: on[preference],
    onClick: preferences[preference].toggle,
  });
  return [
    ...(changes && last !== null ? opens(true, texts.changeLast, { change: last }) : []),
    ...opens(receipt !== null, texts.receipt, 'receipt'),
    ...opens(changes, texts.handOver, 'hand-over'),
    ...opens(survey.feedback_allowed, texts.feedback, 'feedback'),
    turns('form', texts.formView),
    turns('atOnce', texts.atOnce),
    turns('sounds', texts.sounds),
    ...(audio_messages || video_messages ? [turns('autoplay', texts.autoplay)] : []),
  ];
}
