import { accentReport } from '@dialogwerk/shared/look';
import type { AccentReport } from '@dialogwerk/shared/look';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { Box, Button, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { appearanceTexts as texts } from '../../texts.ts';
import type { LookForm } from './LookForm.ts';
import { Section } from './Section.tsx';

const READABLE = 4.5;
const ratio = (value: number): string => formatDecimal(Math.floor(value * 10) / 10, 1);

/** The accent colour by picking or writing it, how it reads where the messenger uses it, and a better one by a click. */
export function AccentField({ form }: { readonly form: LookForm }) {
  const { look, isReadOnly, problemOf, type, set, leave } = form;
  const problem = problemOf('accent_color');
  const report = accentReport(look.accent_color);
  const better = report?.better ?? null;
  return (
    <Section title={texts.accent}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={texts.accentPicker}
          disabled={isReadOnly}
          value={report === null ? '#000000' : look.accent_color}
          onChange={({ target }) => type('accent_color', target.value.toUpperCase())}
          sx={{
            width: 56,
            height: 40,
            p: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
          }}
        />
        <TextField
          fullWidth
          size="small"
          label={texts.accent}
          value={look.accent_color}
          disabled={isReadOnly}
          error={problem !== null}
          helperText={problem}
          slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }}
          onChange={({ target }) => type('accent_color', target.value)}
          onBlur={leave}
        />
      </Stack>
      {report && <Ratios report={report} color={look.accent_color} />}
      {better !== null && !isReadOnly && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => set('accent_color', better)}>
          {texts.fix(better)}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {texts.wcag}
      </Typography>
    </Section>
  );
}

/** How it reads on each ground, with a sample as the messenger writes it. */
function Ratios({ report, color }: { readonly report: AccentReport; readonly color: string }) {
  const { light, dark, ink } = report;
  const lines = [
    {
      said:
        light.chosen >= READABLE
          ? texts.onWhite(ratio(light.chosen))
          : texts.weakOnWhite(ratio(light.chosen), light.shown, ratio(light.ratio)),
      sample: { backgroundColor: '#FFFFFF', color: light.shown },
    },
    {
      said:
        dark.chosen >= READABLE
          ? texts.onDark(ratio(dark.chosen))
          : texts.weakOnDark(ratio(dark.chosen), dark.shown, ratio(dark.ratio)),
      sample: { backgroundColor: '#1E222A', color: dark.shown },
    },
    {
      said: texts.onAccent(texts.ink[ink.color], ratio(ink.ratio)),
      sample: { backgroundColor: color, color: ink.color },
    },
  ];
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {lines.map(({ said, sample }) => (
        <Stack key={said} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            aria-hidden
            sx={{
              px: 1.25,
              py: 0.5,
              flex: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              fontWeight: 600,
            }}
            style={sample}
          >
            Aa
          </Box>
          <Typography variant="body2">{said}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
