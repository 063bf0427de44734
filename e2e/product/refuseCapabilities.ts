import type { Page } from 'playwright/test';

/**
 * How a browser keeps something from a page: it throws when it is asked for it (pages in other sites' frames, private windows),
 * has it and refuses each use, or lacks it (old devices, pages without https).
 */
export type Refusal = 'throws' | 'refuses' | 'lacks';

/** Keeps from a page, before any of its scripts run, all that a browser may keep from it. */
export async function refuseCapabilities(page: Page, how: Refusal): Promise<void> {
  await page.addInitScript((refusal) => {
    const refuse = (): never => {
      throw new DOMException('refused by the test', 'SecurityError');
    };
    const reject = (): Promise<never> => Promise.reject(new DOMException('refused by the test', 'NotAllowedError'));
    const keepBack = (owner: object, names: readonly string[]): void => {
      for (const name of names) {
        if (refusal === 'throws') Object.defineProperty(owner, name, { configurable: true, get: refuse });
        if (refusal === 'lacks') Reflect.deleteProperty(owner, name);
      }
    };
    const replace = (owner: object, methods: Readonly<Record<string, () => unknown>>): void => {
      for (const [name, method] of Object.entries(methods))
        Object.defineProperty(owner, name, { configurable: true, writable: true, value: method });
    };

    keepBack(globalThis, [
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
      'cookieStore',
      'Notification',
      'PushManager',
      'BroadcastChannel',
      'SharedWorker',
      'AudioContext',
      'MediaRecorder',
      'matchMedia',
      'requestIdleCallback',
      'visualViewport',
      'ResizeObserver',
      'IntersectionObserver',
    ]);
    keepBack(Navigator.prototype, [
      'locks',
      'clipboard',
      'serviceWorker',
      'mediaDevices',
      'permissions',
      'storage',
      'connection',
      'share',
      'vibrate',
      'wakeLock',
      'sendBeacon',
    ]);
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse });
    replace(Document.prototype, { execCommand: refuse });
    replace(HTMLMediaElement.prototype, { play: refusal === 'throws' ? refuse : reject });
    if (refusal === 'throws') replace(History.prototype, { pushState: refuse, replaceState: refuse });
    if (refusal !== 'refuses') return;
    replace(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    replace(LockManager.prototype, { request: reject, query: reject });
    replace(Clipboard.prototype, { writeText: reject, readText: reject });
    replace(MediaDevices.prototype, { getUserMedia: reject });
    replace(ServiceWorkerContainer.prototype, {
      register: reject,
      getRegistration: reject,
      addEventListener: refuse,
      removeEventListener: refuse,
    });
    replace(Notification, { requestPermission: reject });
    replace(AudioContext.prototype, { resume: reject });
    replace(globalThis, { matchMedia: refuse, requestIdleCallback: refuse });
    replace(BroadcastChannel.prototype, { postMessage: refuse });
  }, how);
}
