import { mdiAccountMultipleOutline } from '@mdi/js';
import { Box, Button, CircularProgress, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import type { OpenedTeam } from './useTeamDialog.tsx';
import { adornmentWhereRoomy } from './whereRoomy.ts';

/** Opens the team of a dialog. */
export function TeamButton({ team: { isLoading, open, fetchAhead } }: { readonly team: OpenedTeam }) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-busy={isLoading}
      onClick={open}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      sx={{ gap: 1 }}
    >
      {/* Not disabled while it loads, because a disabled button drops the keyboard's focus. */}
      {isLoading ? (
        <CircularProgress size={18} aria-hidden />
      ) : (
        <Box component="span" sx={adornmentWhereRoomy}>
          <Icon path={mdiAccountMultipleOutline} sx={{ fontSize: 20 }} />
        </Box>
      )}
      {texts.team}
    </Button>
  );
}
