import type { LiveSession } from '@dialogwerk/shared/clients/respondent';
import { liveStorage } from '@dialogwerk/shared/clients/outbox';
import type { DialogEntry, PendingReply } from '@dialogwerk/shared/contract';
import { keepDraft } from './keepDraft.ts';
import type { KeptConversation } from './KeptConversation.ts';
import type { KeyValueStorage } from '@dialogwerk/shared/browser';

/** Spec §3: the history of all surveys lies under one key, by survey id. */
export const HISTORY = 'history';

/**
 * Keeps one survey's conversation in the given storage, by the names of spec §3, what is typed in that of the tab. Whatever another version, another tab
 * or a person has put there instead is read as absent.
 */
export function keepConversation(
  storage: KeyValueStorage,
  survey_id: string,
  tab: KeyValueStorage = storage,
): KeptConversation {
  const draft = keepDraft(tab, survey_id);
  const sessionKey = liveStorage.session(survey_id);
  const outboxKey = liveStorage.outbox(survey_id);

  const readHistories = (): Record<string, unknown> => {
    const kept = parsed(storage.read(HISTORY));
    return isRecord(kept) ? kept : {};
  };
  const writeHistories = (histories: Record<string, unknown>): void => {
    if (Object.keys(histories).length === 0) storage.remove(HISTORY);
    else storage.write(HISTORY, JSON.stringify(histories));
  };

  /** What has no room, and is lost with the page. */
  const lost = new Set<string>();
  const write = (key: string, value: string): void => {
    lost.delete(key);
    if (storage.write(key, value)) return;
    // The server has the transcripts, but nobody else has this.
    storage.remove(HISTORY);
    if (!storage.write(key, value)) lost.add(key);
  };
  const remove = (key: string): void => {
    lost.delete(key);
    storage.remove(key);
  };

  const forgetHistory = (): void => {
    const { [survey_id]: _, ...others } = readHistories();
    writeHistories(others);
    draft.forget();
  };

  return {
    isLasting: () => storage.lasts && lost.size === 0,
    sessions: {
      read() {
        const kept = parsed(storage.read(sessionKey));
        return isSession(kept) ? kept : null;
      },
      write: (session) => write(sessionKey, JSON.stringify(session)),
    },
    readHistory() {
      const kept = readHistories()[survey_id];
      return Array.isArray(kept) && kept.every(isEntry) ? kept : [];
    },
    writeHistory: (entries) => writeHistories({ ...readHistories(), [survey_id]: entries }),
    readOutbox() {
      const kept = parsed(storage.read(outboxKey));
      return isPending(kept) ? kept : null;
    },
    writeOutbox(pending) {
      if (pending === null) return remove(outboxKey);
      write(outboxKey, JSON.stringify(pending));
      draft.forget();
    },
    forgetHistory,
    draft,
    forget() {
      remove(sessionKey);
      remove(outboxKey);
      forgetHistory();
    },
  };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSession(value: unknown): value is LiveSession {
  return (
    isRecord(value) &&
    ['username_live', 'token_live', 'refresh_token_live', 'user_id_live'].every((key) => typeof value[key] === 'string')
  );
}

function isEntry(value: unknown): value is DialogEntry {
  return isRecord(value) && typeof value['context'] === 'string' && typeof value['user_or_bot'] === 'string';
}

function isPending(value: unknown): value is PendingReply {
  return (
    isRecord(value) &&
    ['turn_id', 'unique_question_id', 'shown'].every((key) => typeof value[key] === 'string') &&
    isRecord(value['reply'])
  );
}
