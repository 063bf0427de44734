import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';

const bubble = { px: 2.25, py: 1.25, maxWidth: '85%', fontSize: '1rem', lineHeight: 1.45 } as const;
const fromBot = {
  ...bubble,
  alignSelf: 'flex-start',
  bgcolor: '#FFFFFF',
  color: '#15302E',
  borderRadius: '6px 20px 20px 20px',
};
const fromPerson = {
  ...bubble,
  alignSelf: 'flex-end',
  bgcolor: '#F5B63F',
  color: '#2B1D00',
  borderRadius: '20px 6px 20px 20px',
};

/** The product's face beside the login form: name, promise, and what a dialog looks like. The same in both themes. */
export function BrandPanel() {
  const [greeting, question, reply] = texts.sample;
  return (
    <Stack
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'relative',
        overflow: 'hidden',
        justifyContent: 'space-between',
        gap: 6,
        p: { md: 5, lg: 7 },
        color: '#EAF7F5',
        background: 'radial-gradient(120% 90% at 100% 0%, #2E8A82 0%, #1D655F 45%, #123F3C 100%)',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <Box component="img" src="/icons/dialogwerk.svg" alt="" sx={{ width: 44, height: 44 }} />
        <Typography sx={{ fontWeight: 650, fontSize: '1.375rem' }}>{texts.product}</Typography>
      </Stack>
      <Stack aria-hidden sx={{ gap: 1.5, width: '100%', maxWidth: 420, alignSelf: 'center' }}>
        <Box sx={fromBot}>{greeting}</Box>
        <Box sx={fromBot}>{question}</Box>
        <Box sx={fromPerson}>{reply}</Box>
      </Stack>
      <Box sx={{ maxWidth: 440 }}>
        <Typography sx={{ fontSize: { md: '1.75rem', lg: '2.125rem' }, fontWeight: 650, lineHeight: 1.2, mb: 1.5 }}>
          {texts.claim}
        </Typography>
        <Typography sx={{ opacity: 0.9 }}>{texts.pitch}</Typography>
      </Box>
    </Stack>
  );
}
