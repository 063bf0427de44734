import { mdiOpenInNew, mdiPlayOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import type { Approval, SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Icon, LinearProgress, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useId, useMemo, useState } from 'react';
import { ChangeItem } from '../../../comparison/ChangeItem.tsx';
import { changesOf } from '../../../comparison/changesOf.ts';
import { ErrorList } from '../../../publishSteps/ErrorList.tsx';
import { stepTexts } from '../../../publishSteps/texts.ts';
import { texts } from '../texts.ts';
import { reviewTexts } from '../reviewTexts.ts';

interface ApprovalReviewProps {
  readonly survey: SurveyData;
  readonly approval: Approval;
}

const terms = { before: texts.before, now: reviewTexts.asked };
/** How many are drawn at first, so that a dialog full of changes stays quick. */
const AT_FIRST = 20;

/** What somebody who decides looks at: each change for respondents, what the check finds in it, and the way to try it. */
export function ApprovalReview({ survey, approval: { approval_id, revision } }: ApprovalReviewProps) {
  const heading = useId();
  const { survey_id } = survey;
  const { state, reload } = useResource('approvalChanges', { survey_id, approval_id });
  const check = useResource('checkDialog', { survey_id, ...(revision !== null && { revision }) });
  const [isWhole, setWhole] = useState(false);
  const changes = useMemo(
    () => (state.kind === 'loaded' ? changesOf(state.value.differences, survey) : []),
    [state, survey],
  );
  const shown = isWhole ? changes : changes.slice(0, AT_FIRST);
  const errors =
    check.state.kind === 'loaded' ? check.state.value.findings.filter(({ severity }) => severity === 'error') : [];
  const warnings = check.state.kind === 'loaded' ? check.state.value.findings.length - errors.length : 0;
  const id = encodeURIComponent(survey_id);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <section aria-labelledby={heading}>
        <Typography id={heading} variant="h5" sx={{ fontSize: '0.9375rem', fontWeight: 650, mb: 0.5 }}>
          {texts.changes}
        </Typography>
        {state.kind === 'loading' && <LinearProgress aria-label={texts.loading} />}
        {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.fault(state.reason)}</FaultAlert>}
        {state.kind === 'loaded' && state.value.publication === null && (
          <Typography variant="body2">{stepTexts.first(state.value.blocks)}</Typography>
        )}
        {state.kind === 'loaded' && state.value.publication !== null && changes.length === 0 && (
          <Typography variant="body2">{reviewTexts.same}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {shown.map((one) => (
            <ChangeItem key={one.key} change={one} terms={terms}>
              {null}
            </ChangeItem>
          ))}
        </Box>
        {shown.length < changes.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            {texts.showAll(changes.length)}
          </Button>
        )}
      </section>
      <div>
        {check.state.kind === 'loading' && <LinearProgress aria-label={stepTexts.state.busy} />}
        {check.state.kind === 'failed' && (
          <FaultAlert onRetry={check.reload}>{texts.notChecked(check.state.reason)}</FaultAlert>
        )}
        {check.state.kind === 'loaded' && (
          <Typography variant="body2">{reviewTexts.found(errors.length, warnings)}</Typography>
        )}
        <ErrorList errors={errors} />
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={`/assess/${id}?anfrage=${approval_id}`}
          startIcon={<Icon path={mdiPlayOutline} />}
          size="small"
        >
          {reviewTexts.tryOut}
        </Button>
        <Button
          component={Link}
          to={`/configurator/${id}?tool=comments`}
          startIcon={<Icon path={mdiOpenInNew} />}
          size="small"
        >
          {reviewTexts.comment}
        </Button>
      </Stack>
    </Stack>
  );
}
