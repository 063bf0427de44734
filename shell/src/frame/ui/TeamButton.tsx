import { mdiAccountMultipleOutline } from '@mdi/js';
import { openTeam } from '@dialogwerk/shared/state';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { loadTeam } from '../../team/loadTeam.ts';
import { texts } from '../texts.ts';
import { adornmentWhereRoomy } from './whereRoomy.ts';

const fetchAhead = (): void => void loadTeam().catch(() => undefined);

/** Opens the team of a dialog. */
export function TeamButton({ surveyId }: { readonly surveyId: string }) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      onClick={() => openTeam(surveyId)}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      sx={{ gap: 1 }}
    >
      <Box component="span" sx={adornmentWhereRoomy}>
        <Icon path={mdiAccountMultipleOutline} sx={{ fontSize: 20 }} />
      </Box>
      {texts.team}
    </Button>
  );
}
