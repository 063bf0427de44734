import { useResource } from '@dialogwerk/shared/clients';
import type { ModelCallKept, SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Box, Divider, FaultAlert, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { modelTexts as texts } from '../modelTexts.ts';
import { ModelDecision } from './ModelDecision.tsx';

interface ModelDecisionsProps {
  readonly survey_id: string;
  readonly conversation_id: string;
}

/** All that a language model decided in a conversation; nothing where none was asked. */
export function ModelDecisions({ survey_id, conversation_id }: ModelDecisionsProps) {
  const heading = useId();
  const survey = useStore($survey);
  const { state, reload } = useResource('conversationModelCalls', { survey_id, conversation_id });
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  const { calls } = state.value;
  if (calls.length === 0) return null;
  const conditions = conditionsIn(survey);
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {texts.help} {costOf(calls)}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {calls.map((call) => (
          <li key={call.call_id}>
            <ModelDecision call={call} conditionOf={(id) => conditions.get(id) ?? texts.unknownCondition} />
          </li>
        ))}
      </Box>
      <Divider sx={{ mt: 2.5 }} />
    </Box>
  );
}

/** What all calls together cost; '' where one of them is unknown. */
function costOf(calls: readonly ModelCallKept[]): string {
  const costs = calls.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const [first] = costs;
  if (!first || costs.length < calls.length || costs.some(({ currency }) => currency !== first.currency)) return '';
  const amount = costs.reduce((sum, cost) => sum + cost.amount, 0);
  return texts.costOfAll(texts.cost({ ...first, amount }), calls.length);
}

/** The exit conditions of the dialog as it stands now, by their ids. */
function conditionsIn(survey: SurveyData | null): ReadonlyMap<string, string> {
  const blocks = survey?.all_questions ?? [];
  return new Map(
    blocks.flatMap((block) =>
      block.type === 'gpt' ? block.gpt_exit_conditions.map(({ id, condition }) => [id, condition] as const) : [],
    ),
  );
}
