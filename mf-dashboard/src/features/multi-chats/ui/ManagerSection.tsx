import { useResource } from '@dialogwerk/shared/clients';
import { Box, Button, DialogSlot, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { mdiForumPlusOutline } from '@mdi/js';
import { useState } from 'react';
import { managerTexts } from '../managerTexts.ts';
import { CardGrid } from '../../../CardGrid.tsx';
import { managerAddress } from '../model/managerAddress.ts';
import { ManagerCard } from './ManagerCard.tsx';
import { ManagerDialog } from './laterManagerDialog.ts';

/** The author's multi-chats, and the way to a new one. */
export function ManagerSection() {
  const { state: list, reload } = useResource('listManagers', {});
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);

  return (
    <Box component="section" aria-labelledby="multi-chats" sx={{ mt: 6 }}>
      <Stack
        direction="row"
        sx={{ mb: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography id="multi-chats" variant="h2">
          {managerTexts.title}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiForumPlusOutline} />}
          sx={{ width: { xs: 1, sm: 'auto' } }}
          onClick={() => setCreating(true)}
        >
          {managerTexts.createTitle}
        </Button>
      </Stack>
      {list.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={managerTexts.loading} />
      )}
      {list.kind === 'failed' && <FaultAlert onRetry={reload}>{managerTexts.fault(list.reason)}</FaultAlert>}
      {list.kind === 'loaded' && list.value.managers.length === 0 && (
        <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
          {managerTexts.empty}
        </Typography>
      )}
      {list.kind === 'loaded' && list.value.managers.length > 0 && (
        <CardGrid label={managerTexts.title}>
          {list.value.managers.map((manager) => (
            <ManagerCard key={manager.dialog_manager_id} manager={manager} />
          ))}
        </CardGrid>
      )}
      {creating && (
        <DialogSlot onClose={() => setCreating(false)}>
          <ManagerDialog
            manager={null}
            onClose={() => setCreating(false)}
            onSaved={(manager) => void navigate(managerAddress(manager) ?? '/dashboard')}
          />
        </DialogSlot>
      )}
    </Box>
  );
}
