import type { ChatsData, DialogData } from '@dialogwerk/shared/contract';

/** What the respondent's bundle of mf-assess-live exports. */
export interface MessengerModule {
  /** Resolves when the messenger has taken over; rejects when a part of it does not come. */
  readonly mount: (root: HTMLElement, data: DialogData | ChatsData) => void | Promise<void>;
}

/** A connection may hang for ever; the browser has no time-out of its own for modules. */
const TIME_OUT_MS = 15_000;

/**
 * Loads the messenger. A repeat asks under a new address, because browsers remember a module that failed to load. Throws
 * when it does not come in time or is not what it should be.
 */
export async function loadMessenger(address: string, attempt: number): Promise<MessengerModule> {
  const fresh = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  const loaded: unknown = await inTime(import(/* @vite-ignore */ fresh));
  if (!isMessenger(loaded)) throw new Error(`${address} does not export mount`);
  return loaded;
}

/** Rejects when something of the messenger does not come in time. */
export function inTime<Loaded>(loading: Loaded | Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the messenger did not come in time')), TIME_OUT_MS);
    Promise.resolve(loading)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function isMessenger(loaded: unknown): loaded is MessengerModule {
  return typeof loaded === 'object' && loaded !== null && 'mount' in loaded && typeof loaded.mount === 'function';
}
