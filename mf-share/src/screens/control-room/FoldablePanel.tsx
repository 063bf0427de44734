import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PanelFold } from '../../PanelFold.ts';
import { FoldedPanel } from './FoldedPanel.tsx';
import type { PanelTitle, Standing } from './PanelEntry.ts';

interface FoldablePanelProps {
  readonly panel: PanelTitle;
  /** What the button says that unfolds it. */
  readonly open: string;
  /** null while it is not known. */
  readonly standing: Standing | null;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  /** Draws a `Panel`; it is drawn, and loaded, once it is first open. */
  readonly children: ReactNode;
}

/** A panel that its reader folds and unfolds. One that was open keeps what was typed in it while it is folded. */
export function FoldablePanel({ panel, open, standing, isOpen, onFold, children }: FoldablePanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [isFoldedByHand, setFoldedByHand] = useState(false);
  const [isOpenedByHand, setOpenedByHand] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && isOpenedByHand) content.current?.focus({ preventScroll: true });
  }, [isOpen, isOpenedByHand]);
  const fold = useMemo(
    () => () => {
      setFoldedByHand(true);
      onFold(false);
    },
    [onFold],
  );
  return (
    <PanelFold value={fold}>
      {!isOpen && (
        <FoldedPanel
          panel={panel}
          open={open}
          standing={standing}
          takesFocus={isFoldedByHand}
          onOpen={() => {
            setOpenedByHand(true);
            onFold(true);
          }}
        />
      )}
      {wasOpen && (
        <div ref={content} hidden={!isOpen} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </div>
      )}
    </PanelFold>
  );
}
