import { authorClient, useCall } from '@dialogwerk/shared/clients';
import { NEARLY_FULL } from '@dialogwerk/shared/contract';
import type { CallResponse, ModelState } from '@dialogwerk/shared/contract';
import { FaultAlert, LinearProgress, modelFaultNames, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { useCallback } from 'react';
import { modelTexts as texts } from '../modelTexts.ts';
import { FactCard } from './FactCard.tsx';
import { ModelCheck } from './ModelCheck.tsx';

/** The language models that are connected, whether they answer, and what was used today; never their keys. */
export function ModelCard() {
  const { state, reload } = useCall(useCallback((signal) => authorClient.call('adminModel', {}, { signal }), []));
  if (state.kind === 'loaded') return <Connected model={state.value} onTried={reload} />;
  return (
    <FactCard title={texts.title} facts={[]}>
      {state.kind === 'loading' ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <FaultAlert onRetry={reload}>{state.reason}</FaultAlert>
      )}
    </FactCard>
  );
}

interface ConnectedProps {
  readonly model: CallResponse<'adminModel'>;
  readonly onTried: () => void;
}

function Connected({ model: { main, reserve, today, budgets, running, waiting }, onTried }: ConnectedProps) {
  if (main === null) {
    return (
      <FactCard title={texts.title} facts={[]}>
        <Typography>{texts.none}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {texts.noneHow}
        </Typography>
      </FactCard>
    );
  }
  const share = Math.min(1, today.tokens / budgets.day);
  const count = (tokens: number): string => tokens.toLocaleString('de');
  return (
    <>
      <FactCard
        title={texts.title}
        facts={[
          [texts.endpoints.main, nameOf(main)],
          [texts.endpoints.reserve, reserve ? nameOf(reserve) : texts.noReserve],
        ]}
      >
        <ModelCheck endpoint="main" onTried={onTried} />
        {reserve && <ModelCheck endpoint="reserve" onTried={onTried} />}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.key}
        </Typography>
      </FactCard>
      <FactCard
        title={`${texts.title}: ${texts.today}`}
        facts={[
          [texts.calls, count(today.calls)],
          [texts.tokens, texts.ofDay(today.tokens, budgets.day)],
          [
            texts.faults,
            today.faults.map(({ fault, count: times }) => texts.fault(modelFaultNames[fault], times)).join(', ') ||
              texts.noFaults,
          ],
          [texts.now, texts.load(running, waiting)],
        ]}
      >
        <LinearProgress
          variant="determinate"
          value={share * 100}
          color={share >= NEARLY_FULL ? 'warning' : 'primary'}
          aria-label={texts.usedToday}
          sx={{ mt: 1.5 }}
        />
      </FactCard>
      <FactCard
        title={`${texts.title}: ${texts.budgets}`}
        facts={[
          [texts.ofConversation, count(budgets.conversation)],
          [texts.ofSurvey, count(budgets.survey)],
          [texts.budgetOfDay, count(budgets.day)],
        ]}
      >
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.day}
        </Typography>
      </FactCard>
    </>
  );
}

function nameOf({ model, host, outside }: NonNullable<ModelState['main']>): string {
  return texts.endpoint(model, host, outside ? texts.outside : texts.inside);
}
