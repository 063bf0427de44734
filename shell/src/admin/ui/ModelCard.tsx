import { useResource } from '@dialogwerk/shared/clients';
import { NEARLY_FULL } from '@dialogwerk/shared/contract';
import type { CallResponse, ModelState } from '@dialogwerk/shared/contract';
import { FaultAlert, LinearProgress, modelFaultNames, Skeleton, Typography } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { modelTexts as texts } from '../modelTexts.ts';
import { FactCard } from './FactCard.tsx';
import { ModelCheck } from './ModelCheck.tsx';
import { ModelConnection } from './ModelConnection.tsx';

/** The language models that are connected, whether they answer, and what was used today; never their keys. */
export function ModelCard() {
  const { state, reload } = useResource('adminModel', {});
  if (state.kind === 'loaded') return <Connected model={state.value} />;
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

type Endpoint = NonNullable<ModelState['main']>;

function Connected({ model }: { readonly model: CallResponse<'adminModel'> }) {
  const { main, reserve, today, budgets, running, waiting, by_environment, urls } = model;
  const connectionOf = (endpoint: 'main' | 'reserve') => {
    const [set, url] = [model[endpoint], urls[endpoint]];
    const connected = set && url !== null ? { provider: set.provider, model: set.model, url } : null;
    const isLast = endpoint === 'reserve' || reserve === null;
    return <ModelConnection {...{ endpoint, connected, isLast }} />;
  };
  if (main === null) {
    return (
      <FactCard title={texts.title} facts={[]}>
        <Typography>{texts.none}</Typography>
        {connectionOf('main')}
      </FactCard>
    );
  }
  const share = Math.min(1, today.tokens / budgets.day);
  return (
    <>
      <FactCard
        title={texts.title}
        facts={[
          ...factsOf('main', main),
          ...(reserve ? factsOf('reserve', reserve) : [[texts.endpoints.reserve, texts.noReserve] as const]),
        ]}
      >
        <ModelCheck endpoint="main" />
        {!by_environment && connectionOf('main')}
        {reserve && <ModelCheck endpoint="reserve" />}
        {!by_environment && connectionOf('reserve')}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.key} {by_environment && texts.byEnvironment}
        </Typography>
      </FactCard>
      <FactCard
        title={`${texts.title}: ${texts.today}`}
        facts={[
          [texts.calls, formatCount(today.calls)],
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
          [texts.ofConversation, formatCount(budgets.conversation)],
          [texts.ofSurvey, formatCount(budgets.survey)],
          [texts.budgetOfDay, formatCount(budgets.day)],
        ]}
      >
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.day}
        </Typography>
      </FactCard>
    </>
  );
}

/** What an operator has set for one of the models. */
function factsOf(name: 'main' | 'reserve', model: Endpoint): readonly (readonly [string, string])[] {
  const { provider, seconds, price } = model;
  const money = (amount: number): string => texts.money(amount, price?.currency ?? 'EUR');
  return [
    [texts.endpoints[name], nameOf(model)],
    [texts.provider[name], texts.providers[provider]],
    [texts.patience[name], seconds === null ? texts.byThinking : texts.seconds(seconds)],
    [texts.price[name], price ? texts.priceOf(money(price.sent), money(price.answered)) : texts.noPrice],
  ];
}

function nameOf({ model, host, outside }: Endpoint): string {
  return texts.endpoint(model, host, outside ? texts.outside : texts.inside);
}
