import { useCallback, useEffect, useState } from 'react';

/** Something that is asked for when a screen opens. */
export type Attempt<Result> =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown };

const running = { kind: 'running' } as const;

/** Runs `run`, the same function at every drawing, once and again at `retry`. What comes after the screen has gone is dropped. */
export function useAttempt<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
): readonly [Attempt<Result>, retry: () => void] {
  const [attempt, setAttempt] = useState<Attempt<Result>>(running);
  const isRunning = attempt.kind === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const leaving = new AbortController();
    run(leaving.signal).then(
      (result) => !leaving.signal.aborted && setAttempt({ kind: 'done', result }),
      (error: unknown) => !leaving.signal.aborted && setAttempt({ kind: 'failed', error }),
    );
    return () => leaving.abort();
  }, [run, isRunning]);

  const retry = useCallback((): void => setAttempt(running), []);
  return [attempt, retry];
}
