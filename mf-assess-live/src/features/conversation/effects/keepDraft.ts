import type { KeyValueStorage } from '@dialogwerk/shared/browser';
import { liveStorage } from '@dialogwerk/shared/clients/outbox';
import type { Reply } from '@dialogwerk/shared/contract';

/** What stands in an input and is not sent. */
export interface Unsent {
  /** '' for nothing. */
  readonly text: string;
  /** What is ticked, set or put in order; null for nothing. */
  readonly reply: Reply | null;
}

/** What is typed or chosen and not yet sent, for the question that it answers. */
export interface Draft {
  read(question: string): Unsent;
  write(question: string, unsent: Unsent): void;
  forget(): void;
}

const nothing: Unsent = { text: '', reply: null };

/** Keeps it in this tab alone, so that a reload loses nothing and no other person finds it later. */
export function keepDraft(tab: KeyValueStorage, survey_id: string): Draft {
  const key = liveStorage.draft(survey_id);
  return {
    read(question) {
      const [of, ...kept] = (tab.read(key) ?? '').split('\n');
      return of === question ? unsentIn(kept.join('\n')) : nothing;
    },
    write(question, unsent) {
      if (unsent.text === '' && unsent.reply === null) tab.remove(key);
      else tab.write(key, `${question}\n${JSON.stringify(unsent)}`);
    },
    forget: () => tab.remove(key),
  };
}

/** Written by this very file, by the page before the messenger, or by one of before, which kept the text alone. */
function unsentIn(kept: string): Unsent {
  try {
    return { ...nothing, ...JSON.parse(kept) };
  } catch {
    return { ...nothing, text: kept };
  }
}
