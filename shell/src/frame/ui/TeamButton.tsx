import { mdiAccountMultipleOutline } from '@mdi/js';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { TeamDialog } from './TeamDialog.tsx';

/** Opens the team of a dialog. */
export function TeamButton({ surveyId }: { readonly surveyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Icon path={mdiAccountMultipleOutline} />} onClick={() => setIsOpen(true)}>
        {texts.team}
      </Button>
      {isOpen && <TeamDialog surveyId={surveyId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
