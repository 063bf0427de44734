import { reached } from './reached.ts';

/** A line to the other tabs of this page's origin. */
export interface TabChannel {
  /** Tells all others that something has happened; nobody where the browser refuses it. */
  tell(): void;
  /** Ends the line; nothing is heard afterwards. */
  close(): void;
}

/** Opens a line by its name; `onTold` runs when another tab tells. Where the browser has no channels or refuses them, nobody tells and nobody hears. */
export function openChannel(name: string, onTold: () => void): TabChannel {
  const channel = reached(() => new BroadcastChannel(name));
  channel?.addEventListener('message', onTold);
  return {
    // Browsers that give a channel may refuse its use all the same.
    tell: () => void reached(() => channel?.postMessage(null)),
    close: () => channel?.close(),
  };
}
