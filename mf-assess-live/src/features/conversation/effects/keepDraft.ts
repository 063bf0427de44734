import type { KeyValueStorage } from '@dialogwerk/shared/browser';

/** What is typed and not yet sent, for the question that it answers. */
export interface Draft {
  /** '' where nothing was typed for this question. */
  read(question: string): string;
  write(question: string, text: string): void;
  forget(): void;
}

/** Keeps it in this tab alone, so that a reload loses nothing and no other person finds it later. */
export function keepDraft(tab: KeyValueStorage, survey_id: string): Draft {
  const key = `draft_${survey_id}`;
  return {
    read(question) {
      const [of, ...text] = (tab.read(key) ?? '').split('\n');
      return of === question ? text.join('\n') : '';
    },
    write(question, text) {
      if (text === '') tab.remove(key);
      else tab.write(key, `${question}\n${text}`);
    },
    forget: () => tab.remove(key),
  };
}
