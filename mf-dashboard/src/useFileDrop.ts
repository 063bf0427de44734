import { useEffect, useState } from 'react';

/** Takes files that are dropped anywhere on the page; tells whether one hovers over it now. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    // Each element that is crossed reports an enter and a leave, so only their difference tells.
    let inside = 0;
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          react(event);
        },
        { signal: listening.signal },
      );
    listen('dragenter', () => {
      inside += 1;
      setHovering(true);
    });
    listen('dragover', () => undefined);
    listen('dragleave', () => {
      inside -= 1;
      if (inside <= 0) setHovering(false);
    });
    listen('drop', (event) => {
      inside = 0;
      setHovering(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [onFiles]);

  return hovering;
}
