import type { Hint } from '@dialogwerk/shared/contract';
import { Box, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiArrowUp, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { hintTexts as texts } from '../hintTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { placeText } from '../model/triggerSentence.ts';

interface HintGroupProps {
  readonly title: string;
  readonly kind: Hint['kind'];
  readonly chats: Chats;
  readonly hints: readonly Hint[];
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
  readonly onSwap: (place: number, other: number) => void;
}

/** The clues or the endings, numbered as players see them; each is changed, moved and deleted by its place in the whole list. */
export function HintGroup({ title, kind, chats, hints, onEdit, onRemove, onSwap }: HintGroupProps) {
  const placed = hints.map((hint, place) => ({ hint, place })).filter(({ hint }) => hint.kind === kind);
  if (placed.length === 0) return null;
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {placed.map(({ hint, place }, number) => {
          const before = placed[number - 1];
          return (
            <Stack
              key={place}
              component="li"
              data-place={place}
              direction="row"
              sx={{ gap: 0.5, py: 1, borderBottom: 1, borderColor: 'divider', alignItems: 'flex-start' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }} lang="de">
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {`${number + 1}. ${hint.title}`}
                </Typography>
                <Typography variant="body2">{hint.text}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {placeText(chats, hint)}
                </Typography>
              </Box>
              {before && (
                <Act label={texts.up(hint.title)} icon={mdiArrowUp} onClick={() => onSwap(place, before.place)} />
              )}
              <Act label={texts.edit(hint.title)} icon={mdiPencilOutline} onClick={() => onEdit(place)} />
              <Act label={texts.remove(hint.title)} icon={mdiDeleteOutline} onClick={() => onRemove(place)} />
            </Stack>
          );
        })}
      </Stack>
    </Box>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
}

function Act({ label, icon, onClick }: ActProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon path={icon} fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
