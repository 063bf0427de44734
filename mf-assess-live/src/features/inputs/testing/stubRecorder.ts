import { afterEach, beforeEach, vi } from 'vitest';

/** A recorder that hears `heard`, and devices that say whether somebody still listens. */
export interface StubbedRecorder {
  heard: string;
  readonly letGo: ReturnType<typeof vi.fn<() => void>>;
  readonly getUserMedia: ReturnType<typeof vi.fn<(asked: MediaStreamConstraints) => Promise<unknown>>>;
}

/** Puts a recorder, a microphone and a camera in place of the browser's, for each test of a file. */
export function stubRecorder(): StubbedRecorder {
  const stubbed: StubbedRecorder = { heard: 'ton', letGo: vi.fn(), getUserMedia: vi.fn() };
  class FakeRecorder extends EventTarget {
    static readonly isTypeSupported = (type: string): boolean => /^(audio|video)\/webm/.test(type);
    readonly mimeType: string;
    state = 'inactive';
    constructor(_stream: unknown, { mimeType = '' }: MediaRecorderOptions) {
      super();
      this.mimeType = mimeType;
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      const data = new Blob([stubbed.heard], { type: this.mimeType });
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }

  beforeEach(() => {
    stubbed.heard = 'ton';
    stubbed.letGo.mockClear();
    stubbed.getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stubbed.letGo }] });
    vi.stubGlobal('MediaRecorder', FakeRecorder);
    const mediaDevices = { getUserMedia: stubbed.getUserMedia };
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
    URL.createObjectURL = () => 'blob:ton';
    URL.revokeObjectURL = vi.fn<(url: string) => void>();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const [where, name] of [
      [navigator, 'mediaDevices'],
      [URL, 'createObjectURL'],
      [URL, 'revokeObjectURL'],
    ] as const) {
      Reflect.deleteProperty(where, name);
    }
  });
  return stubbed;
}
