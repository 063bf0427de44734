import { Box, Button, Typography } from '@dialogwerk/shared/ui';
import { texts as said } from '../../texts.ts';

interface DeliveredProps {
  readonly texts: readonly string[];
  /** Of the meaning. */
  readonly label: string;
  readonly onTakeOver: (texts: readonly string[]) => void;
}

/** How people say a meaning, as the product brings it: to look at, and to take over, so that it can be changed. */
export function Delivered({ texts, label, onTakeOver }: DeliveredProps) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', py: 1 }}>
        {said.examples.delivered(texts.length)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.map((text) => `„${text}“`).join(', ')}
      </Typography>
      <Button aria-label={said.examples.takeOverOf(label)} onClick={() => onTakeOver(texts)} sx={{ mt: 1 }}>
        {said.examples.takeOver}
      </Button>
    </Box>
  );
}
