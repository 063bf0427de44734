import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HelpPassage } from '../../contract/index.ts';
import { helpTexts } from './helpTexts.ts';

export interface HelpTextProps {
  readonly passage: HelpPassage;
}

/** A passage of the help without its title: paragraphs, steps, pairs, and the example set apart. */
export function HelpText({ passage: { text, steps, table, example } }: HelpTextProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, lineHeight: 1.55, overflowWrap: 'anywhere', hyphens: 'auto' }} lang="de">
      {text.map((paragraph) => (
        <Typography key={paragraph} sx={{ lineHeight: 'inherit' }}>
          {paragraph}
        </Typography>
      ))}
      {steps && (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      )}
      {table && <Pairs table={table} />}
      {example !== undefined && (
        <Box
          sx={{ borderLeft: 3, borderColor: 'primary.main', bgcolor: 'action.hover', borderRadius: 1, px: 1.5, py: 1 }}
        >
          <Typography variant="body2" component="span" sx={{ fontWeight: 650, mr: 0.75 }}>
            {helpTexts.example}:
          </Typography>
          {example}
        </Box>
      )}
    </Box>
  );
}

function Pairs({ table }: { readonly table: NonNullable<HelpPassage['table']> }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' } }}
    >
      {table.map(({ term, meaning }) => (
        <Box
          key={term}
          sx={{
            display: 'contents',
            '& > *': { borderTop: { sm: 1 }, borderColor: { sm: 'divider' }, py: { sm: 0.75 }, m: 0 },
          }}
        >
          <Box component="dt" sx={{ fontWeight: 600, pr: 2 }}>
            {term}
          </Box>
          <Box component="dd" sx={{ pb: { xs: 1, sm: 0 } }}>
            {meaning}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
