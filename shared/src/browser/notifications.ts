import { reached } from './reached.ts';

/** What works for a host while none of its pages is open; null where the browser has no such thing, or refuses it. */
export const serviceWorkers = (): ServiceWorkerContainer | null => reached(() => navigator.serviceWorker);

/** Whether this browser could tell of something while no page is open. */
export const canNotify = (): boolean =>
  serviceWorkers() !== null && 'PushManager' in globalThis && reached(() => Notification) !== null;

/** What was said to the browser about messages of this host; 'denied' where it has none. */
export const notificationPermission = (): NotificationPermission => reached(() => Notification.permission) ?? 'denied';

/** Asks for it; only within what a click sets off. */
export async function askNotificationPermission(): Promise<NotificationPermission> {
  try {
    return await Notification.requestPermission();
  } catch {
    return 'denied';
  }
}
