import { vi } from 'vitest';

interface Upload {
  readonly address: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

interface UploadAnswer {
  readonly status?: number;
  readonly body: object;
}

/** Answers uploads in the server's place; gives those that were sent. `vi.unstubAllGlobals` takes it away. */
export function fakeUploads(answer: () => UploadAnswer | Promise<UploadAnswer>): readonly Upload[] {
  const sent: Upload[] = [];
  class Request extends EventTarget {
    status = 0;
    statusText = '';
    response = '';
    responseText = '';
    readyState = 4;
    upload = new EventTarget();
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    #address = '';
    #headers: Record<string, string> = {};
    open(_method: string, address: string): void {
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name.toLowerCase()] = value;
    }
    getAllResponseHeaders(): string {
      return 'content-type: application/json';
    }
    abort(): void {}
    async send(): Promise<void> {
      sent.push({ address: this.#address, headers: this.#headers });
      const { status = 200, body } = await answer();
      this.status = status;
      this.response = JSON.stringify(body);
      this.responseText = this.response;
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}
