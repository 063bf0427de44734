import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ScreenBoundary } from '../../remotes/ui/ScreenBoundary.tsx';
import { blameWriter } from '../effects/blameWriter.ts';

/** How often within so short a time it is drawn again by itself. */
const MOST_DRAWINGS = 3;
const WINDOW_MS = 10_000;

const nothing = () => null;

interface FramePartProps {
  /** The cross-app atoms that it draws, by their names without `$`: whoever wrote them last has made it crash. */
  readonly atoms: readonly string[];
  /** Takes away what it was to draw. */
  readonly clear?: () => void;
  /** Stands in its place where it crashes again and again; nothing by default. */
  readonly renderFallback?: (retry: () => void) => ReactNode;
  /** Where the page stands; going elsewhere has it drawn again. */
  readonly place: string;
  readonly children: ReactNode;
}

/** A part of the frame that shows what modules have written: its crash takes nothing else along. */
export function FramePart({ atoms, clear, renderFallback = nothing, place, children }: FramePartProps) {
  const crashes = useRef<readonly number[]>([]);
  return (
    <ScreenBoundary
      place={place}
      renderFallback={renderFallback}
      onCrash={(error, retry) => {
        blameWriter(atoms, error);
        clear?.();
        const now = performance.now();
        crashes.current = [...crashes.current.filter((at) => now - at < WINDOW_MS), now];
        // Later, because what crashes while it is drawn again at once would be drawn without end.
        if (crashes.current.length < MOST_DRAWINGS) setTimeout(retry);
      }}
    >
      {children}
    </ScreenBoundary>
  );
}
