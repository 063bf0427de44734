import { Box, Icon, IconButton, Stack } from '@dialogwerk/shared/ui';
import { mdiChevronDown, mdiChevronUp, mdiDeleteOutline, mdiDragVertical } from '@mdi/js';
import { reportTexts as texts } from '../texts.ts';

/** Its value stands as `data-control` at the button. */
export type EntryControl = 'up' | 'down' | 'remove';

interface EntryControlsProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

/** The ways to move a piece of a report, and to remove it. */
export function EntryControls({ name, place, count, onMove, onRemove, onDragStart, onDragEnd }: EntryControlsProps) {
  const steps = [
    { control: 'up', label: texts.moveUp(name), icon: mdiChevronUp, to: place - 1 },
    { control: 'down', label: texts.moveDown(name), icon: mdiChevronDown, to: place + 1 },
  ] as const;
  return (
    <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', ml: 'auto' }}>
      <Box
        aria-hidden
        draggable
        data-drag
        title={texts.drag}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDragStart();
        }}
        onDragEnd={onDragEnd}
        sx={{ display: { xs: 'none', sm: 'flex' }, p: 0.5, cursor: 'grab', color: 'text.secondary' }}
      >
        <Icon path={mdiDragVertical} />
      </Box>
      {steps.map(({ control, label, icon, to }) => {
        const isPossible = to >= 0 && to < count;
        return (
          <IconButton
            key={control}
            data-control={control}
            aria-label={label}
            aria-disabled={!isPossible}
            // Not `disabled`, because the focus would be lost at the first and the last place.
            onClick={() => isPossible && onMove(to)}
            sx={{ opacity: isPossible ? 1 : 0.35 }}
          >
            <Icon path={icon} />
          </IconButton>
        );
      })}
      <IconButton data-control="remove" aria-label={texts.removeEntry(name)} onClick={onRemove}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </Stack>
  );
}
