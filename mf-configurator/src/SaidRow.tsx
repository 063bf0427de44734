import { Box, Typography } from '@dialogwerk/shared/ui';

interface SaidRowProps {
  readonly isBot: boolean;
  readonly speaker: string | undefined;
  readonly text: string;
}

/** What somebody has said in a conversation that was played, as an item of a list. */
export function SaidRow({ isBot, speaker, text }: SaidRowProps) {
  return (
    <Box
      component="li"
      sx={{
        alignSelf: isBot ? 'start' : 'end',
        maxWidth: '85%',
        px: 1.5,
        py: 1,
        borderRadius: 2,
        overflowWrap: 'anywhere',
        bgcolor: isBot ? 'action.hover' : 'action.selected',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {speaker}
      </Typography>
      <Typography>{text}</Typography>
    </Box>
  );
}
