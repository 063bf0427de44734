import { reached } from './reached.ts';

/** A line to the other tabs of this page's origin. */
export interface TabChannel {
  /** Tells all others that something has happened, and what, copied as it is; nobody where the browser refuses it. */
  tell(what?: object): void;
  /** Ends the line; nothing is heard afterwards. */
  close(): void;
}

/**
 * Opens a line by its name; `onTold` runs when another tab tells, with what it said: another version of the page may say anything.
 * Where the browser has no channels or refuses them, nobody tells and nobody hears.
 */
export function openChannel(name: string, onTold: (what: unknown) => void): TabChannel {
  const channel = reached(() => new BroadcastChannel(name));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onTold(data));
  return {
    // Browsers that give a channel may refuse its use all the same.
    tell: (what) => void reached(() => channel?.postMessage(what ?? null)),
    close: () => channel?.close(),
  };
}
