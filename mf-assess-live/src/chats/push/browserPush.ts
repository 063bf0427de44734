import { serviceWorkers } from '@dialogwerk/shared/browser';
import type { CallRequest } from '@dialogwerk/shared/contract';

/** What the server gets to tell this browser something. */
export type BrowserSubscription = CallRequest<'subscribeToChats'>;

/** A scope without pages, so that no request of a page ever goes through the worker. */
const WORKER = { address: '/chats-worker.js', scope: '/chats-worker/' } as const;

/** Has this browser take messages that are signed with a key; rejects where its push service is out of reach. */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription> {
  const registration = await workingRegistration();
  const subscription = await subscribed(registration.pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Where this browser takes messages; null where it takes none. */
export async function subscribedEndpoint(): Promise<string | null> {
  return (await standingSubscription())?.endpoint ?? null;
}

/** Has this browser take no message of this host any more. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await standingSubscription())?.unsubscribe();
}

async function standingSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration(WORKER.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function workingRegistration(): Promise<ServiceWorkerRegistration> {
  const { address, scope } = WORKER;
  const policy = globalThis.trustedTypes?.createPolicy('dialogwerk-chats', { createScriptURL: (known) => known });
  const script = policy?.createScriptURL(address) ?? address;
  const registration = await serviceWorkers()?.register(script, { scope });
  if (!registration) throw new Error('the browser has no workers');
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  if (starting) await started(starting);
  return registration;
}

/** A worker that has only just come takes no messages yet. */
function started(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker did not start'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** A subscription with another key, as of an installation that was made anew, would get nothing: it is replaced. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const before = await manager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return manager.subscribe(options);
  }
}
