import { Box, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiFileUploadOutline } from '@mdi/js';
import { texts } from '../../../texts.ts';
import { useFileDrop } from '../../../useFileDrop.ts';

/** Makes the whole page take a questionnaire file, and says so while one hovers over it. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const hovering = useFileDrop(onFiles);
  if (!hovering) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 12,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        p: 3,
        textAlign: 'center',
        pointerEvents: 'none',
        bgcolor: 'background.paper',
        opacity: 0.96,
        border: '3px dashed',
        borderColor: 'primary.main',
        borderRadius: 2,
        color: 'primary.dark',
      }}
    >
      <Icon path={mdiFileUploadOutline} sx={{ fontSize: 56 }} />
      <Typography variant="h2" component="p">
        {texts.import.drop}
      </Typography>
    </Box>
  );
}
