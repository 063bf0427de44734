import { askNotificationPermission, canNotify, notificationPermission } from '@dialogwerk/shared/browser';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { subscribeBrowser, subscribedEndpoint, unsubscribeBrowser } from './browserPush.ts';
import type { BrowserSubscription } from './browserPush.ts';

/** Whether this browser is told of new messages while the page is closed. */
export type PushPhase =
  /** It cannot be, or nothing is said later. */
  | 'none'
  /** The respondent was not asked yet. */
  | 'undecided'
  | 'off'
  /** Being switched on. */
  | 'starting'
  | 'on'
  /** The browser allows this page no messages. */
  | 'blocked'
  /** Its push service or the server could not be reached. */
  | 'failed';

export interface ChatPush {
  readonly $phase: ReadableAtom<PushPhase>;
  /** Only within what a click sets off. */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

interface PushParts {
  readonly kept: {
    /** What the respondent has decided on this device; null for nothing yet. */
    readonly readPush: () => 'on' | 'off' | null;
    readonly writePush: (decided: 'on' | 'off') => void;
  };
  readonly subscribe: (subscription: BrowserSubscription) => Promise<unknown>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
}

/** Messages to the closed page, by the respondent's consent; `offer` begins with what the server says it can be done with. */
export function createChatPush({ kept, subscribe, unsubscribe }: PushParts) {
  const $phase = atom<PushPhase>('none');
  let key = '';

  /** Says it to the server each time, because that may have forgotten. */
  async function begin(): Promise<void> {
    try {
      await subscribe(await subscribeBrowser(key));
      // Meanwhile it may have been switched off.
      if (kept.readPush() === 'on') $phase.set('on');
    } catch {
      $phase.set('failed');
    }
  }

  return {
    $phase,
    /** `offered`: the server's key; null where chats write nothing later. */
    offer(offered: string | null): void {
      if (offered === null || !canNotify()) return;
      key = offered;
      const decided = kept.readPush();
      if (decided === 'on' && notificationPermission() === 'granted') return void begin();
      $phase.set(decided === 'off' || notificationPermission() === 'denied' ? 'off' : 'undecided');
    },
    async turnOn(): Promise<void> {
      $phase.set('starting');
      if ((await askNotificationPermission()) !== 'granted') return $phase.set('blocked');
      kept.writePush('on');
      await begin();
    },
    async turnOff(): Promise<void> {
      kept.writePush('off');
      $phase.set('off');
      const endpoint = await subscribedEndpoint().catch(() => null);
      // Where the server does not hear of it, the browser takes nothing more, and its service tells the server so.
      if (endpoint !== null) await unsubscribe(endpoint).catch(unsubscribeBrowser);
    },
  };
}
