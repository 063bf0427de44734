import { useEffect, useRef, useState } from 'react';
import { startRecording } from '../effects/startRecording.ts';
import type { Recording } from '../effects/startRecording.ts';

export type Stage =
  | { readonly kind: 'ready' | 'asking' | 'recording' }
  | { readonly kind: 'recorded'; readonly sound: Blob };

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

/** One recording at a time, ended after `maxSeconds`; whoever leaves lets go of the microphone. */
export function useRecording(
  maxSeconds: number,
  onUnusable: (because: 'refused' | 'missing') => void,
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

  const onSound = (sound: Blob): void => {
    running.current = null;
    setStage(sound.size > 0 ? { kind: 'recorded', sound } : { kind: 'ready' });
    if (sound.size === 0) onEmpty();
  };
  const start = async (): Promise<void> => {
    setSeconds(0);
    setStage({ kind: 'asking' });
    const begun = await startRecording(onSound);
    if (begun.kind !== 'recording') return hasLeft.current ? undefined : onUnusable(begun.kind);
    // The permission may come when nobody waits for it any more.
    if (hasLeft.current) return begun.recording.discard();
    running.current = begun.recording;
    setStage({ kind: 'recording' });
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
