import { mdiChevronDown, mdiChevronUp, mdiDeleteOutline } from '@mdi/js';
import { Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import { useInspector } from '../InspectorContext.ts';
import { texts } from '../../texts.ts';

interface RowControlsProps {
  /** What the row is, such as 'Option 2'. */
  readonly what: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Buttons that move a row up or down or delete it. */
export function RowControls({ what, index, count, onMove, onRemove }: RowControlsProps) {
  const { readOnly } = useInspector();
  if (readOnly) return null;
  return (
    <Stack direction="row" sx={{ flex: 'none' }}>
      <IconButton size="small" aria-label={texts.moveUp(what)} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <Icon path={mdiChevronUp} fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={texts.moveDown(what)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon path={mdiChevronDown} fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={texts.remove(what)} onClick={onRemove}>
        <Icon path={mdiDeleteOutline} fontSize="small" />
      </IconButton>
    </Stack>
  );
}
