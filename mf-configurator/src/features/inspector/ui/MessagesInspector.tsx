import { mdiClose } from '@mdi/js';
import { Box, Divider, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { InspectorProvider } from './InspectorContext.ts';
import type { InspectorScope } from './InspectorContext.ts';
import { MessagesSection } from './sections/MessagesSection.tsx';

/** Welcome and ending of the dialog. */
export function MessagesInspector({
  scope,
  onClose,
}: {
  readonly scope: InspectorScope;
  readonly onClose: () => void;
}) {
  return (
    <InspectorProvider value={scope}>
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.messagesTitle}
        </Typography>
        <Tooltip title={texts.close}>
          <IconButton aria-label={texts.close} onClick={onClose}>
            <Icon path={mdiClose} />
          </IconButton>
        </Tooltip>
      </Stack>
      <Divider />
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', position: 'relative' }}>
        <MessagesSection />
      </Box>
    </InspectorProvider>
  );
}
