import { Box, Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiFileUploadOutline } from '@mdi/js';
import { libraryTexts } from '../libraryTexts.ts';

/** Says over the whole page what becomes of files that hover over it. */
export function DropHint() {
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
        {libraryTexts.drop}
      </Typography>
    </Box>
  );
}
