import { mdiPlayCircleOutline, mdiRepeat } from '@mdi/js';
import type { Counterexample, CounterexampleBubble } from '@dialogwerk/shared/dialog';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { Box, Button, Icon, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { conversationTexts as texts } from './texts.ts';

interface ConversationProps {
  readonly title: string;
  readonly counterexample: Counterexample;
  /** null where the author may not test. */
  readonly onPlay: (() => void) | null;
}

/** How many of the last bubbles are shown at first: that is where it goes wrong. */
const LAST = 6;

/** A played conversation as a small transcript, such as the one that proves a finding. */
export function Conversation({ title, counterexample, onPlay }: ConversationProps) {
  const { bubbles, loopFrom } = counterexample;
  const [isWhole, setWhole] = useState(false);
  const from = isWhole ? 0 : Math.max(0, Math.min(bubbles.length - LAST, loopFrom ?? bubbles.length));
  const shown = bubbles.slice(from).map((bubble, index) => ({ bubble, place: from + index }));
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {from > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {texts.earlier(from)}
        </Button>
      )}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.75, display: 'grid', gap: 0.5 }}>
        {shown.map(({ bubble, place }) => (
          <Bubble key={place} bubble={bubble} isLoop={place === loopFrom} />
        ))}
      </Box>
      {onPlay && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon path={mdiPlayCircleOutline} />}
          onClick={onPlay}
          sx={{ mt: 1.25 }}
        >
          {texts.play}
        </Button>
      )}
    </>
  );
}

function Bubble({
  bubble: { from, text },
  isLoop,
}: {
  readonly bubble: CounterexampleBubble;
  readonly isLoop: boolean;
}) {
  const isUser = from === 'user';
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: isUser ? 'end' : 'start', gap: 0.5 }}>
      {isLoop && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'error.dark', justifySelf: 'start' }}>
          <Icon path={mdiRepeat} fontSize="small" />
          <Typography variant="body2" component="span">
            {texts.again}
          </Typography>
        </Box>
      )}
      <Box
        sx={{
          maxWidth: '88%',
          px: 1.25,
          py: 0.5,
          borderRadius: 2,
          bgcolor: isUser ? 'primary.main' : 'action.hover',
          color: isUser ? 'primary.contrastText' : 'text.primary',
          fontSize: '0.875rem',
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        <span style={visuallyHidden}>{isUser ? texts.user : texts.bot}: </span>
        {plainText(text)}
      </Box>
    </Box>
  );
}
