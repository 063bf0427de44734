import type { ChatsOverview } from '@dialogwerk/shared/contract';
import { Box, Paper, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatDuration, formatShare } from '../../../formats.ts';
import { Section } from '../../../Section.tsx';
import { multiChatTexts as texts } from '../texts.ts';

/** How many took part, how many came to an end, and how long it took them. */
export function ChatsFigures({ overview: { total, ended, median, chats } }: { readonly overview: ChatsOverview }) {
  const figures = [
    { label: texts.total, value: formatCount(total) },
    { label: texts.ended, value: `${formatCount(ended)} (${formatShare(ended / total)})` },
    { label: texts.median, value: median === null ? texts.none : formatDuration(median) },
    { label: texts.chats, value: formatCount(chats.length) },
  ];
  return (
    <Section title={texts.figures}>
      <Paper
        component="dl"
        variant="outlined"
        sx={{ m: 0, p: 2.5, display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
      >
        {figures.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Paper>
    </Section>
  );
}
