import { Alert, Box, Typography } from '@dialogwerk/shared/ui';
import type { Addition, Plan } from '../model/planOf.ts';
import type { TableBlock } from '../model/TableRow.ts';
import type { SkipReason } from '../model/TrainingFile.ts';
import { texts } from '../texts.ts';

const reasons: readonly SkipReason[] = ['syntax', 'empty', 'long', 'pattern', 'reference', 'definition'];

/** What a file would add, where, and what of it is left out for which reason. */
export function PlanView({ plan, blocks }: { readonly plan: Plan; readonly blocks: readonly TableBlock[] }) {
  const fresh = plan.additions.reduce((sum, { examples }) => sum + examples.length, 0);
  return (
    <>
      <Typography role="status">{texts.fresh(fresh)}</Typography>
      {plan.additions.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.coming}
          sx={{ m: 0, pl: 2.5, maxHeight: 220, overflowY: 'auto' }}
          tabIndex={0}
        >
          {plan.additions.map((addition) => (
            <Box component="li" key={JSON.stringify([addition.unique_question_id, addition.target])}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(blocks, addition)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {texts.first(addition.examples)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {plan.known > 0 && <Typography color="textSecondary">{texts.known(plan.known)}</Typography>}
      {plan.reduced.length > 0 && <Alert severity="info">{texts.reduced(plan.reduced)}</Alert>}
      {plan.skipped.length > 0 && (
        <Alert severity="warning">
          {texts.skipped}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {reasons.map((reason) => {
              const lines = plan.skipped.flatMap((one) => (one.reason === reason ? one.line : []));
              return lines.length > 0 && <li key={reason}>{`${texts.reasons[reason]} (${texts.inLines(lines)})`}</li>;
            })}
          </Box>
        </Alert>
      )}
    </>
  );
}

function nameOf(blocks: readonly TableBlock[], { unique_question_id, target }: Addition): string {
  const block = blocks.find((one) => one.block.unique_question_id === unique_question_id);
  return `${block?.block.name} › ${block?.targets.find((one) => one.target === target)?.label}`;
}
