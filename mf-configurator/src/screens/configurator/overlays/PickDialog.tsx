import { Box, Dialog, Icon, TextField, Typography } from '@dialogwerk/shared/ui';
import { BlockBadge } from '../../../blockTypes/BlockBadge.tsx';
import type { Position } from '../../../model/BlockChange.ts';
import { useCombobox } from '../../../useCombobox.ts';
import type { Pickable } from './matching.ts';
import { overlayTexts as texts } from './overlayTexts.ts';

interface PickDialogProps<Item extends Pickable> {
  /** What is picked, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** What matches what is typed, best first; '' before anything is. */
  readonly find: (query: string) => readonly Item[];
  readonly onPick: (item: Item) => void;
  readonly onClose: () => void;
  /** Where on the screen it opens, if there is room; else at the top. */
  readonly at?: Position | null;
}

const WIDTH = 360;
/** Room that it takes at most, in pixels, so that it opens whole. */
const HEIGHT = 420;

/** Picks one of a list: a field whose matches are gone through with the arrow keys. */
export function PickDialog<Item extends Pickable>(props: PickDialogProps<Item>) {
  const { label, placeholder, find, onPick, onClose, at } = props;
  const { query, found, current, listId, idOf, field, htmlInput } = useCombobox({ label, find, onPick });

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': label,
          sx: { width: WIDTH, maxHeight: HEIGHT, m: 1, mt: { xs: 2, sm: 8 } },
          ...(at ? { style: placeOf(at) } : {}),
        },
      }}
    >
      <Box sx={{ p: 1.5, pb: 1 }}>
        <TextField {...field} fullWidth size="small" placeholder={placeholder} slotProps={{ htmlInput }} />
      </Box>
      <Box
        component="ul"
        id={listId}
        role="listbox"
        aria-label={label}
        sx={{ m: 0, p: 0, pb: 1, listStyle: 'none', overflowY: 'auto' }}
      >
        {found.map((item, index) => (
          <PickLine
            key={item.id}
            id={idOf(index)}
            item={item}
            isChosen={index === current}
            onPick={() => onPick(item)}
          />
        ))}
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2, pb: query === '' || found.length > 0 ? 0 : 1.5 }}
      >
        {query === '' || found.length > 0 ? '' : texts.none(query)}
      </Typography>
    </Dialog>
  );
}

interface PickLineProps {
  readonly id: string;
  readonly item: Pickable;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

/** One line; the keyboard stays in the field, so it takes no focus. */
function PickLine({ id, item: { icon, name, hint, keys }, isChosen, onPick }: PickLineProps) {
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onPick}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 1.5,
        py: 0.75,
        cursor: 'pointer',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        borderLeft: '4px solid',
        borderColor: isChosen ? 'primary.dark' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {typeof icon === 'string' ? (
        <Icon path={icon} fontSize="small" sx={{ color: 'primary.dark', mt: 0.25 }} />
      ) : (
        <BlockBadge type={icon.type} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
        {hint !== '' && (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </Box>
      {keys && (
        <Typography aria-hidden variant="body2" color="textSecondary">
          {keys}
        </Typography>
      )}
    </Box>
  );
}

/** Whole in the window; on a narrow one it stands where any dialog does. */
function placeOf({ x, y }: Position) {
  const { innerWidth, innerHeight } = window;
  if (innerWidth < 2 * WIDTH) return {};
  const left = Math.max(8, Math.min(x, innerWidth - WIDTH - 8));
  const top = Math.max(8, Math.min(y, innerHeight - HEIGHT - 8));
  return { position: 'fixed', margin: 0, left, top } as const;
}
