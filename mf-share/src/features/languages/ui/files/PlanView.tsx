import { Alert, Box, Typography } from '@dialogwerk/shared/ui';
import type { ImportPlan, ImportProblem } from '../../model/planImport.ts';
import { fileTexts as texts } from '../../texts.ts';
import { MainText } from '../translating/MainText.tsx';

interface PlanViewProps {
  readonly plan: ImportPlan;
  readonly language: string;
}

/** So many changes are shown; nobody reads thousands in a dialog. */
const SHOWN = 100;
const reasons = ['empty', 'gone', 'newer', 'same'] as const;

/** What a file would change, what of it is left out for which reason, and what stays as it is. */
export function PlanView({ plan: { taken, problems, outdated, left }, language }: PlanViewProps) {
  return (
    <>
      <Typography role="status">{texts.fresh(taken.length)}</Typography>
      {taken.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.comingList}
          tabIndex={0}
          sx={{ m: 0, pl: 2.5, maxHeight: 280, overflowY: 'auto', display: 'grid', gap: 1 }}
        >
          {taken.slice(0, SHOWN).map(({ key, place, before, after }) => (
            <li key={key}>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {place}
              </Typography>
              <MainText language={language} text={after.text} />
              {before !== null && (
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {texts.before} <MainText language={language} text={before} />
                </Box>
              )}
            </li>
          ))}
          {taken.length > SHOWN && <li>{texts.more(taken.length - SHOWN)}</li>}
        </Box>
      )}
      {outdated > 0 && <Alert severity="info">{texts.outdated(outdated)}</Alert>}
      {problems.length > 0 && (
        <Alert severity="warning">
          {texts.problems(new Set(problems.map(({ key }) => key)).size)}
          <Box component="ul" tabIndex={0} sx={{ m: 0, pl: 2.5, maxHeight: 220, overflowY: 'auto' }}>
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={`${problem.key} ${problem.kind}`}>{sentenceOf(problem)}</li>
            ))}
            {problems.length > SHOWN && <li>{texts.more(problems.length - SHOWN)}</li>}
          </Box>
        </Alert>
      )}
      {reasons.map(
        (reason) =>
          left[reason] > 0 && (
            <Typography key={reason} variant="body2" color="textSecondary">
              {texts.left[reason](left[reason])}
            </Typography>
          ),
      )}
    </>
  );
}

function sentenceOf({ kind, place, codes }: ImportProblem): string {
  switch (kind) {
    case 'lost':
    case 'invented':
      return texts.problem[kind](place, codes);
    case 'twice':
    case 'too-long':
      return texts.problem[kind](place);
  }
}
