import type { RecordingKind } from '@dialogwerk/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { startRecording } from '../effects/startRecording.ts';
import type { Recording } from '../effects/startRecording.ts';
import type { NoDevice } from '@dialogwerk/shared/browser';

export type Stage =
  | { readonly kind: 'ready' | 'asking' }
  | { readonly kind: 'recording'; readonly stream: MediaStream }
  | { readonly kind: 'recorded'; readonly content: Blob };

interface Recorder {
  readonly stage: Stage;
  /** How long the recording is so far, or was. */
  readonly seconds: number;
  readonly start: () => void;
  readonly stop: () => void;
  /** Back to the beginning. */
  readonly forget: () => void;
}

/** How often the clock moves, in milliseconds. */
const TICK_MS = 250;

/** One recording at a time, ended after `maxSeconds`; whoever leaves lets go of microphone and camera. */
export function useRecording(
  recorded: RecordingKind,
  maxSeconds: number,
  onUnusable: (because: NoDevice) => void,
  onEmpty: () => void,
): Recorder {
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  const [seconds, setSeconds] = useState(0);
  const running = useRef<Recording | null>(null);
  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      running.current?.discard();
    };
  }, []);

  useEffect(() => {
    if (stage.kind !== 'recording') return undefined;
    const started = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - started) / 1_000;
      setSeconds(Math.min(passed, maxSeconds));
      if (passed >= maxSeconds) running.current?.stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [stage, maxSeconds]);

  const onRecorded = (content: Blob): void => {
    running.current = null;
    setStage(content.size > 0 ? { kind: 'recorded', content } : { kind: 'ready' });
    if (content.size === 0) onEmpty();
  };
  const start = async (): Promise<void> => {
    setSeconds(0);
    setStage({ kind: 'asking' });
    const begun = await startRecording(recorded, onRecorded);
    if (begun.kind !== 'recording') return hasLeft.current ? undefined : onUnusable(begun.kind);
    // The permission may come when nobody waits for it any more.
    if (hasLeft.current) return begun.recording.discard();
    running.current = begun.recording;
    setStage({ kind: 'recording', stream: begun.recording.stream });
  };

  return {
    stage,
    seconds,
    start() {
      if (stage.kind === 'ready') void start();
    },
    stop: () => running.current?.stop(),
    forget: () => setStage({ kind: 'ready' }),
  };
}
