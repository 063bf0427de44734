import { mdiChevronDown, mdiChevronUp, mdiDeleteOutline, mdiDragVertical } from '@mdi/js';
import { Box, Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import type { PointerEvent } from 'react';
import { useInspector } from '../InspectorContext.ts';
import { texts } from '../../texts.ts';

/** Its value stands as `data-control` at the button. */
export type RowControl = 'up' | 'down' | 'remove';

interface RowControlsProps {
  /** What the row is, such as 'Option 2'. */
  readonly what: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** The handle is taken by the pointer; null for rows without one. */
  readonly onGrasp: ((event: PointerEvent<HTMLElement>) => void) | null;
}

/** Buttons that move a row up or down or delete it. */
export function RowControls({ what, index, count, onMove, onRemove, onGrasp }: RowControlsProps) {
  const { readOnly } = useInspector();
  if (readOnly) return null;
  const steps = [
    { control: 'up', label: texts.moveUp(what), icon: mdiChevronUp, to: index - 1 },
    { control: 'down', label: texts.moveDown(what), icon: mdiChevronDown, to: index + 1 },
  ] as const;
  return (
    <Stack direction="row" sx={{ flex: 'none', alignItems: 'center' }}>
      {onGrasp && (
        <Box
          aria-hidden
          title={texts.dragRow}
          onPointerDown={onGrasp}
          sx={{ display: 'flex', p: 0.5, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <Icon path={mdiDragVertical} fontSize="small" />
        </Box>
      )}
      {steps.map(({ control, label, icon, to }) => {
        const isPossible = to >= 0 && to < count;
        return (
          <IconButton
            key={control}
            size="small"
            data-control={control}
            aria-label={label}
            aria-disabled={!isPossible}
            // Not `disabled`, because the focus would be lost at the first and the last place.
            onClick={() => isPossible && onMove(to)}
            sx={{ opacity: isPossible ? 1 : 0.35 }}
          >
            <Icon path={icon} fontSize="small" />
          </IconButton>
        );
      })}
      <IconButton size="small" data-control="remove" aria-label={texts.remove(what)} onClick={onRemove}>
        <Icon path={mdiDeleteOutline} fontSize="small" />
      </IconButton>
    </Stack>
  );
}
