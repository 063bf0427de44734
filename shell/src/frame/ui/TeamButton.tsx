import { mdiAccountMultipleOutline } from '@mdi/js';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { adornmentWhereRoomy } from './whereRoomy.ts';
import { TeamDialog } from './TeamDialog.tsx';

/** Opens the team of a dialog. */
export function TeamButton({ surveyId }: { readonly surveyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ gap: 1 }}>
        <Box component="span" sx={adornmentWhereRoomy}>
          <Icon path={mdiAccountMultipleOutline} sx={{ fontSize: 20 }} />
        </Box>
        {texts.team}
      </Button>
      {isOpen && <TeamDialog surveyId={surveyId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
