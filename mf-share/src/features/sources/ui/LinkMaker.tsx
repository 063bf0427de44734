import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { Box, CopyField, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { linkWith } from '../model/linkWith.ts';
import { sourceTexts as texts } from '../texts.ts';

interface LinkMakerProps {
  /** The public link. */
  readonly link: string;
  readonly names: readonly string[];
}

/** Fields for what the link is to say of where respondents come from, and the link that says so. */
export function LinkMaker({ link, names }: LinkMakerProps) {
  const headingId = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const made = linkWith(
    link,
    names.map((name) => [name, values[name] ?? '']),
  );
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.make}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.makeText}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {names.map((name) => (
            <TextField
              key={name}
              size="small"
              label={name}
              value={values[name] ?? ''}
              slotProps={{ htmlInput: { maxLength: LINK_PARAMETER_LIMITS.value } }}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          ))}
        </Box>
        <CopyField label={texts.made} text={made} />
      </Stack>
    </section>
  );
}
