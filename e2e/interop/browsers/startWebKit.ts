import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThis, freePort, until } from '@dialogwerk/shared/testing/servers';
import { z } from 'zod';
import type { DrivenBrowser, Place, Sent } from './DrivenBrowser.ts';

/** The key of an element in what the protocol sends (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });
const answered = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });

/** Starts WebKitGTK's own browser by its driver (W3C WebDriver); a screen has to be there, be it a virtual one. */
export async function startWebKit(driver: string, browser: string): Promise<DrivenBrowser> {
  const port = await freePort();
  const child = endWithThis(spawn(driver, [`--port=${port}`], { stdio: 'ignore' }));
  await once(child, 'spawn');
  const base = `http://127.0.0.1:${port}/session`;
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  };
  // The driver hears only a moment after its process has begun.
  await until(
    () => fetch(`http://127.0.0.1:${port}/status`).catch(() => null),
    () => `${driver} is not heard`,
  );
  const begun = await call('POST', base, { capabilities });
  const own = `${base}/${session.parse(begun).sessionId}`;

  const post = (path: string, body: unknown): Promise<unknown> => call('POST', `${own}${path}`, body);
  const execute = (source: string, argument: unknown): Promise<unknown> =>
    post('/execute/sync', { script: `return (${source}).apply(null, arguments)`, args: [argument] });
  /** Goes where something is done; always by way of the page. */
  async function goTo(place: Place): Promise<void> {
    await post('/frame', { id: null });
    if (place === 'page') return;
    const frame = await execute(
      'function () { return document.querySelector("dialogwerk-chat")?.shadowRoot?.querySelector("iframe") ?? null }',
      null,
    );
    await post('/frame', { id: element.parse(frame) });
  }
  async function found<Argument>(place: Place, find: Sent<Argument, Element | null>, argument: Argument) {
    await goTo(place);
    return element.parse(await execute(String(find), argument))[ELEMENT];
  }
  return {
    async open(url, { width, height }) {
      await post('/window/rect', { width, height });
      await post('/url', { url });
    },
    async run(place, sent, argument) {
      await goTo(place);
      return z.custom<ReturnType<typeof sent>>().parse(await execute(String(sent), argument));
    },
    async press(place, find, argument) {
      await post(`/element/${await found(place, find, argument)}/click`, {});
    },
    async type(place, find, argument, text) {
      await post(`/element/${await found(place, find, argument)}/value`, { text });
    },
    async close() {
      await call('DELETE', own);
      child.kill();
    },
  };
}

/** One command of the protocol; what it says as an error is one. */
async function call(method: 'POST' | 'DELETE', url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = answered.parse(await response.json());
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
