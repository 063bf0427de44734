import { mdiTarget, mdiUndoVariant } from '@mdi/js';
import { Box, Button, Icon, Stack } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { ChangeItem } from '../../../comparison/ChangeItem.tsx';
import type { Change } from '../../../comparison/changesOf.ts';
import { texts } from '../texts.ts';

interface CompareListProps {
  readonly changes: readonly Change[];
  /** The place in the list that is looked at. */
  readonly at: number;
  /** The block that a change is about; null for a setting or a scale. */
  readonly blockOf: (change: Change) => string | null;
  readonly onLookAt: (index: number) => void;
  /** Puts a block back as it was in the earlier state; null where that cannot be done. */
  readonly onTakeBack: ((id: string) => void) | null;
}

/** What differs between two states, block by block and word by word. */
export function CompareList({ changes, at, blockOf, onLookAt, onTakeBack }: CompareListProps) {
  const list = useRef<HTMLOListElement>(null);
  const key = changes[at]?.key;
  useEffect(() => {
    if (key === undefined) return;
    list.current?.querySelector(`[data-change="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return (
    <Box component="ol" ref={list} aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, px: 2 }}>
      {changes.map((change, index) => {
        const block = blockOf(change);
        return (
          <ChangeItem key={change.key} change={change} terms={texts.terms} isCurrent={index === at}>
            {block !== null && (
              <Stack direction="row" sx={{ mt: 0.5, ml: -0.5, columnGap: 1, flexWrap: 'wrap' }}>
                <Button
                  size="small"
                  startIcon={<Icon path={mdiTarget} />}
                  aria-label={texts.showOnGraphOf(change.title)}
                  onClick={() => onLookAt(index)}
                >
                  {texts.showOnGraph}
                </Button>
                {onTakeBack && (
                  <Button
                    size="small"
                    startIcon={<Icon path={mdiUndoVariant} />}
                    aria-label={texts.takeBackOf(change.title)}
                    onClick={() => onTakeBack(block)}
                  >
                    {texts.takeBack}
                  </Button>
                )}
              </Stack>
            )}
          </ChangeItem>
        );
      })}
    </Box>
  );
}
