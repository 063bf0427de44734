import type { PushMessage } from '@dialogwerk/shared/contract';

/** What is used of a service worker's scope; TypeScript's own words for it cannot stand beside those for pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    readonly matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly addEventListener: {
    (
      kind: 'push',
      listener: (event: Waits & { readonly data: { readonly json: () => PushMessage } | null }) => void,
    ): void;
    (kind: 'notificationclick', listener: (event: Waits & { readonly notification: Notification }) => void): void;
  };
}

interface OpenPage {
  readonly url: string;
  readonly postMessage: (message: string) => void;
  readonly focus: () => Promise<unknown>;
}

interface Waits {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

declare const self: WorkerScope;

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path }));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(toPage(String(notification.data)));
});

/** Shows the page that stands open already, and tells it whose message was clicked; or opens it, with that in its address. */
async function toPage(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  if (!open) return void (await self.clients.openWindow(address.href));
  open.postMessage(address.hash);
  await open.focus();
}
