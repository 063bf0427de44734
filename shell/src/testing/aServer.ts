import { vi } from 'vitest';

export interface ServerAnswer {
  /** 0: no answer at all. */
  readonly status: number;
  readonly body?: object;
  readonly statusText?: string;
}

/**
 * Lets the real author client meet a server of the test's own, below every rule about tokens. Gives the addresses that were
 * asked for, in order; `vi.unstubAllGlobals` takes it away.
 */
export function aServer(answer: (path: string, bearer: string) => ServerAnswer): string[] {
  const asked: string[] = [];
  class Request extends EventTarget {
    status = 0;
    statusText = '';
    response = '';
    responseText = '';
    readyState = 4;
    upload = new EventTarget();
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    #path = '';
    #bearer = '';
    open(_method: string, url: string): void {
      this.#path = url;
    }
    setRequestHeader(name: string, value: string): void {
      if (name.toLowerCase() === 'authorization') this.#bearer = value.replace('Bearer ', '');
    }
    getAllResponseHeaders(): string {
      return 'content-type: application/json';
    }
    abort(): void {}
    send(): void {
      asked.push(this.#path);
      const { status, body = {}, statusText = '' } = answer(this.#path, this.#bearer);
      this.status = status;
      this.statusText = statusText;
      this.response = JSON.stringify(body);
      this.responseText = this.response;
      queueMicrotask(() => (status === 0 ? this.onerror?.() : this.onloadend?.()));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return asked;
}
