import {
  mdiAccountAlertOutline,
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiPencilOutline,
  mdiSync,
} from '@mdi/js';
import { Box, Icon, RetryButton, Stack, Tooltip, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { saveStatus } from '../../../features/editing/model/EditingState.ts';
import { $busy } from '../../../features/editing/state/unsaved.ts';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Whether the author's work is safe. */
export function SaveStatus({ workspace: { editor, state } }: { readonly workspace: Workspace }) {
  const status = saveStatus(state);
  const isTyping = useStore($busy) !== null && status === 'saved';
  const shown = {
    saved: { label: texts.saved, icon: mdiCheckCircleOutline, color: 'success.dark' },
    typing: { label: texts.typing, icon: mdiPencilOutline, color: 'text.secondary' },
    saving: { label: texts.saving, icon: mdiSync, color: 'text.secondary' },
    conflict: { label: texts.inConflict, icon: mdiAccountAlertOutline, color: 'error.dark' },
    'not-saved': { label: texts.notSaved, icon: mdiAlertCircleOutline, color: 'error.dark' },
  }[isTyping ? 'typing' : status];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flex: 'none', ml: 'auto' }}>
      <Tooltip title={status === 'not-saved' ? texts.notSavedHint : ''}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: shown.color }}>
          <Icon path={shown.icon} fontSize="small" />
          <Typography
            variant="body2"
            noWrap
            aria-hidden
            sx={{ display: { xs: status === 'not-saved' ? 'block' : 'none', sm: 'block' } }}
          >
            {shown.label}
          </Typography>
        </Box>
      </Tooltip>
      {status === 'not-saved' && <RetryButton size="small" variant="outlined" onRetry={editor.retry} />}
      {/* Only how it ended is read out, not each step on the way. */}
      <span role="status" style={visuallyHidden}>
        {status === 'saving' || isTyping ? '' : shown.label}
      </span>
    </Stack>
  );
}
