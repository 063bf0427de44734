import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Chunk } from './createChunk.ts';
import { loadingTexts } from './texts.ts';

interface LazyChunkProps<Content> {
  readonly chunk: Chunk<Content>;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  /** Draws what has come. */
  readonly children: (content: Content) => ReactNode;
}

type Progress<Content> =
  | { readonly kind: 'here'; readonly content: Content }
  | { readonly kind: 'coming' }
  | { readonly kind: 'failed' };

/** Something whose code is loaded on demand. Mostly it is there already; else a sentence, and the way to try again. */
export function LazyChunk<Content>({ chunk, language, du_sie, children }: LazyChunkProps<Content>) {
  const [progress, setProgress] = useState<Progress<Content>>(() => {
    const content = chunk.peek();
    return content === null ? { kind: 'coming' } : { kind: 'here', content };
  });
  const texts = loadingTexts(language, du_sie);
  const { kind } = progress;

  useEffect(() => {
    if (kind !== 'coming') return undefined;
    let left = false;
    const show = (next: Progress<Content>): void => {
      if (!left) setProgress(next);
    };
    chunk.load().then(
      (content) => show({ kind: 'here', content }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [chunk, kind]);

  // With the sentence itself, because the network may be back before an effect that comes after the drawing.
  useLayoutEffect(() => {
    if (kind !== 'failed') return undefined;
    const again = (): void => setProgress({ kind: 'coming' });
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [kind]);

  if (progress.kind === 'here') return children(progress.content);
  return (
    <div role="status" className="dw-chunk">
      {kind === 'coming' ? (
        <p className="dw-loading">{texts.coming}</p>
      ) : (
        <>
          <p>{texts.failed}</p>
          <button type="button" className="dw-button" onClick={() => setProgress({ kind: 'coming' })}>
            {texts.again}
          </button>
        </>
      )}
    </div>
  );
}
