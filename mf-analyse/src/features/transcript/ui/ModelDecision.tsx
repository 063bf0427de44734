import type { ModelCallKept, ModelVerdict } from '@dialogwerk/shared/contract';
import { Box, modelFaultNames, Typography, useDates } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { modelTexts as texts } from '../modelTexts.ts';
import { SentPrompt } from './SentPrompt.tsx';

interface ModelDecisionProps {
  readonly call: ModelCallKept;
  /** What an exit condition says. */
  readonly conditionOf: (id: string) => string;
}

/** One call of a model: what it was asked, what it decided and on which words, and by which wording of the question, what was sent and what it took. */
export function ModelDecision({ call, conditionOf }: ModelDecisionProps) {
  const { moment } = useDates();
  const { purpose, made_at, model, prompt_version } = call;
  return (
    <Box sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', overflowWrap: 'anywhere', typography: 'body2' }}>
      <Box sx={{ fontWeight: 600 }}>{texts.purposes[purpose]}</Box>
      <Decided call={call} conditionOf={conditionOf} />
      <Typography variant="caption" color="textSecondary" component="p">
        {texts.made(moment(made_at), model, prompt_version)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {[
          texts.used(call.tokens_in, call.tokens_out, call.tokens_thought),
          texts.took(call.took_ms),
          call.cost === null ? texts.costUnknown : texts.cost(call.cost),
        ].join(' · ')}
      </Typography>
      {call.messages !== null && <SentPrompt messages={call.messages} />}
    </Box>
  );
}

function Decided({ call: { purpose, fault, verdict }, conditionOf }: ModelDecisionProps): ReactNode {
  const { conditions, wants_stop = false, shown = null, refused = null } = verdict;
  if (refused !== null) return <div>{texts.notShown(refused === 'shows-brief' ? texts.showsBrief : refused)}</div>;
  if (fault !== null) return <div>{texts.fault(modelFaultNames[fault])}</div>;
  if (purpose === 'judge') {
    return (
      <>
        {conditions?.map((one) => (
          <Verdict key={one.condition_id} verdict={one} condition={conditionOf(one.condition_id)} />
        ))}
        {wants_stop && <div>{texts.wantsStop}</div>}
        {(conditions ?? []).length === 0 && !wants_stop && <div>{texts.nothing}</div>}
      </>
    );
  }
  if (shown === null) return <div>{texts.enough}</div>;
  return (
    <div>
      {texts.said} <q>{shown}</q>
    </div>
  );
}

function Verdict({
  verdict: { status, quote, confidence, refused },
  condition,
}: {
  readonly verdict: ModelVerdict;
  readonly condition: string;
}) {
  const why = refused === null ? '' : texts.refused[refused];
  return (
    <Box sx={{ mt: 0.25 }}>
      {refused === null ? texts.met(condition) : texts.notMet(condition)}
      {why !== '' && <div>{why}</div>}
      {status === 'met' && quote !== '' && (
        <div>
          <q>{quote}</q> ({texts.sure(confidence)})
        </div>
      )}
    </Box>
  );
}
