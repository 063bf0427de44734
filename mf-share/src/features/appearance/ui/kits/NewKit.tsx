import type { CallResponse } from '@dialogwerk/shared/contract';
import { Button, Icon, TextField } from '@dialogwerk/shared/ui';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { kitTexts as texts } from '../../texts.ts';
import { KitName } from './KitName.tsx';

/** Stands for the author's own workspace, whether it is there already or not. */
const OWN = '';

interface NewKitProps {
  readonly survey_id: string;
  readonly workspaces: CallResponse<'brandKits'>['workspaces'];
  /** Gives what is wrong, or null. */
  readonly onCreate: (name: string, workspace_id: string | null) => Promise<string | null>;
}

/** Makes a kit of how the dialog looks, in a workspace where the author may. */
export function NewKit({ survey_id, workspaces, onCreate }: NewKitProps) {
  const [isOpen, setOpen] = useState(false);
  const [workspace, setWorkspace] = useState(OWN);
  const shared = workspaces.filter(({ is_personal }) => !is_personal);
  if (!isOpen)
    return (
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiPlus} />}
        sx={{ alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {texts.create}
      </Button>
    );
  return (
    <KitName
      place={`${survey_id} new brand kit`}
      before=""
      label={texts.name}
      save={texts.save}
      onSave={(name) => onCreate(name, workspace === OWN ? null : workspace)}
      onClose={() => setOpen(false)}
    >
      {shared.length > 0 && (
        <TextField
          select
          size="small"
          label={texts.workspace}
          value={workspace}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setWorkspace(target.value)}
        >
          <option value={OWN}>{texts.ownWorkspace}</option>
          {shared.map(({ workspace_id, name }) => (
            <option key={workspace_id} value={workspace_id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
    </KitName>
  );
}
