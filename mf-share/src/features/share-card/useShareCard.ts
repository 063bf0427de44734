import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { ShareCard } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { shareCardTexts as texts } from './texts.ts';

/** What the author says of the link. */
export type Said = Pick<ShareCard, 'title' | 'description' | 'picture'>;

export interface CardSettings extends Called<ShareCard> {
  /** Saves a part in place of what was said before, and offers to take it back; gives what is wrong with it, or null. */
  readonly set: (part: Partial<Said>, before: Said) => Promise<string | null>;
}

/** What services show of a dialog's link, and the way to change it, shown at once. */
export function useShareCard(survey_id: string): CardSettings {
  const called = useResource('shareCard', { survey_id });
  const set: CardSettings['set'] = async (part, { title, description, picture }) => {
    const before = { title, description, picture };
    const made = await change(
      'setShareCard',
      { survey_id, ...before, ...part },
      {
        patches: [patch('shareCard', { survey_id }, (now) => ({ ...now, ...part }))],
        answered: (now) => [patch('shareCard', { survey_id }, () => now)],
      },
    );
    if (!made.ok) return made.reason;
    const undo = async (): Promise<void> => {
      const refused = await set(before, made.value);
      if (refused !== null) showNotice(texts.notSaved(refused));
    };
    showNotice(texts.saved, { label: texts.undo, run: () => void undo() });
    return null;
  };
  return { ...called, set };
}
