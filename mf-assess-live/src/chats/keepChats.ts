import type { LiveSessionStore } from '@dialogwerk/shared/clients/respondent';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import type { KeptConversation } from '../features/conversation/effects/KeptConversation.ts';
import type { KeyValueStorage } from '@dialogwerk/shared/browser';

/** Whose session it is, in place of a dialog's id. */
const ALL = 'alle';
const SEEN = 'seen';
const PUSH = 'push';
const ENDINGS = 'endings';

/** An ending that a player has come to, perhaps in an earlier game. */
export interface SeenEnding {
  readonly number: number;
  readonly title: string;
}

/** What the device keeps of one respondent's chats in one multi-chat. */
export interface KeptChats {
  /** Whether any of it outlives the page. */
  readonly lasts: boolean;
  readonly sessions: LiveSessionStore;
  chat(survey_id: string): KeptConversation;
  /** By dialog, how many entries of it were seen. */
  readSeen(): Readonly<Record<string, number>>;
  writeSeen(seen: Readonly<Record<string, number>>): void;
  /** The endings that were come to on this device; a new game does not forget them. */
  readEndings(): readonly SeenEnding[];
  writeEndings(endings: readonly SeenEnding[]): void;
  /** Whether the respondent wants to be told while the page is closed; null while that is not decided. */
  readPush(): 'on' | 'off' | null;
  writePush(decided: 'on' | 'off'): void;
  /** Forgets what was said and what waits, not who the respondent is. */
  forgetChats(): void;
  forget(): void;
}

interface KeptParts {
  readonly dialog_manager_id: string;
  readonly survey_ids: readonly string[];
  readonly storage: KeyValueStorage;
  readonly tab: KeyValueStorage;
  /** One of the chats has lost its live user: all of them have. */
  readonly onLost: () => void;
}

/** Keeps the chats of a multi-chat apart from the dialogs by themselves, under one session. */
export function keepChats({ dialog_manager_id, survey_ids, storage, tab, onLost }: KeptParts): KeptChats {
  const own = under(storage, `multi_${dialog_manager_id}_`);
  const ownTab = under(tab, `multi_${dialog_manager_id}_`);
  const all = keepConversation(own, ALL, ownTab);
  const { sessions } = all;
  const keptOf = (survey_id: string): KeptConversation => keepConversation(own, survey_id, ownTab);
  const forgetChats = (): void => {
    for (const survey_id of survey_ids) keptOf(survey_id).forget();
    own.remove(SEEN);
    own.remove(PUSH);
  };
  return {
    lasts: storage.lasts,
    sessions,
    chat: (survey_id) => ({ ...keptOf(survey_id), sessions, forget: onLost }),
    readSeen: () => readNumbers(own.read(SEEN)),
    writeSeen: (seen) => void own.write(SEEN, JSON.stringify(seen)),
    readEndings: () => readEndings(own.read(ENDINGS)),
    writeEndings: (endings) => void own.write(ENDINGS, JSON.stringify(endings)),
    readPush() {
      const decided = own.read(PUSH);
      return decided === 'on' || decided === 'off' ? decided : null;
    },
    writePush: (decided) => void own.write(PUSH, decided),
    forgetChats,
    forget() {
      forgetChats();
      own.remove(ENDINGS);
      all.forget();
    },
  };
}

function under(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    lasts: storage.lasts,
    read: (key) => storage.read(prefix + key),
    write: (key, value) => storage.write(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
  };
}

function readEndings(text: string | null): SeenEnding[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.flatMap((one: unknown): SeenEnding[] => {
      const [number, title]: unknown[] = [Reflect.get(Object(one), 'number'), Reflect.get(Object(one), 'title')];
      return typeof number === 'number' && typeof title === 'string' ? [{ number, title }] : [];
    });
  } catch {
    return [];
  }
}

function readNumbers(text: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'number'));
  } catch {
    return {};
  }
}
