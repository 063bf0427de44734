import type { Completeness } from '@dialogwerk/shared/dialog';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { languageTexts } from '../texts.ts';

interface CompletenessBarProps extends Completeness {
  /** What the bar is about. */
  readonly label: string;
}

/** How much of a dialog there is in a language, as a bar and in words. */
export function CompletenessBar({ label, texts, missing, changed }: CompletenessBarProps) {
  const made = texts - missing;
  const said = languageTexts.complete(made, texts, changed);
  return (
    <div>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={texts}
        aria-valuenow={made}
        aria-valuetext={said}
        sx={{ height: 8, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.selected' }}
      >
        <Box
          sx={{ height: '100%', bgcolor: 'primary.main' }}
          style={{ width: texts === 0 ? 0 : `${(100 * made) / texts}%` }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {said}
      </Typography>
    </div>
  );
}
