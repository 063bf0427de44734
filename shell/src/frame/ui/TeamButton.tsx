import { mdiAccountMultipleOutline } from '@mdi/js';
import { showError } from '@dialogwerk/shared/state';
import { Box, Button, CircularProgress, Icon } from '@dialogwerk/shared/ui';
import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { texts } from '../texts.ts';
import { adornmentWhereRoomy } from './whereRoomy.ts';

type TeamDialog = ComponentType<{ readonly surveyId: string; readonly onClose: () => void }>;

const loadTeamDialog = async (): Promise<TeamDialog> => (await import('../../team/ui/TeamDialog.tsx')).TeamDialog;
/** The code comes ahead of the click. */
const fetchAhead = (): void => void loadTeamDialog().catch(() => undefined);

/** Opens the team of a dialog. */
export function TeamButton({ surveyId }: { readonly surveyId: string }) {
  const [isLoading, setIsLoading] = useState(false);
  const [TeamDialog, setTeamDialog] = useState<TeamDialog | null>(null);
  const close = useCallback(() => setTeamDialog(null), []);
  const open = async (): Promise<void> => {
    setIsLoading(true);
    try {
      const loaded = await loadTeamDialog();
      setTeamDialog(() => loaded);
    } catch {
      showError(texts.teamMissing);
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={() => void open()}
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
      {TeamDialog && <TeamDialog surveyId={surveyId} onClose={close} />}
    </>
  );
}
