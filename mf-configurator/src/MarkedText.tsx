import { Box } from '@dialogwerk/shared/ui';
import type { Part } from './model/differences.ts';

/** A version of a text, with what the other version has differently marked. */
export function MarkedText({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ at, text, differs }) =>
    differs ? (
      // Underlined as well, because colour alone is not seen by all.
      <Box
        key={at}
        component="mark"
        sx={{
          color: 'inherit',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-info-main) 30%, transparent)',
          textDecoration: 'underline',
        }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}
