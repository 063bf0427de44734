import { mdiBookmarkPlusOutline } from '@mdi/js';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { keepVersion } from '../keepVersion.ts';
import { texts } from '../texts.ts';
import { NameForm } from './NameForm.tsx';

interface NameThisStateProps {
  readonly survey_id: string;
  readonly revision: number;
  /** When it was, in words. */
  readonly moment: string;
}

/** The offer to name a state of the history. */
export function NameThisState({ survey_id, revision, moment }: NameThisStateProps) {
  const [isNaming, setNaming] = useState(false);
  if (!isNaming) {
    return (
      <Button size="small" startIcon={<Icon path={mdiBookmarkPlusOutline} />} onClick={() => setNaming(true)}>
        {texts.nameHere}
      </Button>
    );
  }
  return (
    <Box sx={{ flex: '1 1 100%', py: 1 }}>
      <NameForm
        isAsked
        label={texts.nameOf(moment)}
        submit={texts.keep}
        onCancel={() => setNaming(false)}
        onName={async (name) => {
          await keepVersion(survey_id, name, revision);
          setNaming(false);
        }}
      />
    </Box>
  );
}
