import type { DraftStep, SurveyDraft } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { draftTexts } from '../draftTexts.ts';

/** All that a drafted dialog says and asks, in order, and where it parts. */
export function DraftSteps({ draft: { welcome, ending, steps } }: { readonly draft: SurveyDraft }) {
  const numberOf = (id: string): number => steps.findIndex((step) => step.id === id) + 1;
  return (
    <Box>
      {welcome !== '' && <Said label={draftTexts.welcome}>{welcome}</Said>}
      <Box component="ol" aria-label={draftTexts.steps} sx={{ m: 0, pl: 3.5, display: 'grid', gap: 1.5 }}>
        {steps.map((step) => (
          <li key={step.id}>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{step.text}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[draftTexts.kinds[step.kind], ...waysOf(step, numberOf)].join(' · ')}
            </Typography>
            {step.options.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
                {step.options.map(({ text, next }) => (
                  <Box component="li" key={text} sx={{ overflowWrap: 'anywhere' }}>
                    {text}
                    {next !== null && ` (${draftTexts.goesTo(numberOf(next))})`}
                  </Box>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
      {ending !== '' && <Said label={draftTexts.ending}>{ending}</Said>}
    </Box>
  );
}

function waysOf({ next, ends }: DraftStep, numberOf: (id: string) => number): string[] {
  if (ends) return [draftTexts.ends];
  return next === null ? [] : [draftTexts.goesTo(numberOf(next))];
}

function Said({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ my: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Typography>
    </Box>
  );
}
