import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** What the author is asked about dialogs, by a card's menu or for all that are chosen. */
export interface SurveyPrompt {
  readonly kind: 'folder' | 'workspace' | 'tags' | 'team' | 'deletion';
  readonly surveys: readonly SurveyListItem[];
}

export const $asked = atom<SurveyPrompt | null>(null);

export const ask = (kind: SurveyPrompt['kind'], surveys: readonly SurveyListItem[]): void =>
  $asked.set({ kind, surveys });
export const endAsking = (): void => $asked.set(null);
