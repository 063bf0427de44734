import { mdiArrowLeft } from '@mdi/js';
import { Box, Button, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';

interface BackButtonProps {
  /** What is behind. */
  readonly to: string;
  readonly onBack: () => void;
}

/** On a small screen, the way back to what is behind. */
export function BackButton({ to, onBack }: BackButtonProps) {
  return (
    <Button
      startIcon={<Icon path={mdiArrowLeft} />}
      onClick={onBack}
      sx={{
        flex: 'none',
        justifyContent: 'flex-start',
        borderRadius: 0,
        px: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {texts.backTo(to)}
      </Box>
    </Button>
  );
}
