import { change, useResource } from '@dialogwerk/shared/clients';
import type { SurveyData, Webhook, WebhookDelivery } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, FaultAlert, Skeleton, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { hostOf } from '../model/hostOf.ts';
import { connectionTexts } from '../texts.ts';

const texts = connectionTexts.log;

interface WebhookLogProps {
  readonly survey_id: SurveyData['survey_id'];
  readonly webhook: Pick<Webhook, 'webhook_id' | 'url' | 'failed' | 'state'>;
}

/** What a receiver was sent, the newest first, and the way to send it again. */
export function WebhookLog({ survey_id, webhook: { webhook_id, url, failed, state: isOn } }: WebhookLogProps) {
  const headingId = useId();
  const { state, reload } = useResource('webhookDeliveries', { survey_id, webhook_id });
  const replay = async (delivery_id: string | null): Promise<void> => {
    const made = await change('replayWebhook', { survey_id, webhook_id, delivery_id });
    showNotice(made.ok ? texts.replayed(made.value.replayed) : connectionTexts.notDone(made.reason));
  };
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5, pt: 1 }}>
      <Typography id={headingId} component="h4" sx={{ fontWeight: 600 }}>
        {texts.title(hostOf(url))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.about}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={reload}>
          {texts.reload}
        </Button>
        {failed > 0 && isOn === 'on' && (
          <Button size="small" variant="outlined" onClick={() => void replay(null)}>
            {texts.allAgain}
          </Button>
        )}
      </Stack>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={80} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && state.value.deliveries.length === 0 && <Typography>{texts.none}</Typography>}
      {state.kind === 'loaded' && state.value.deliveries.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
          {state.value.deliveries.map((delivery) => (
            <LogEntry
              key={delivery.delivery_id}
              delivery={delivery}
              onAgain={isOn === 'on' ? () => void replay(delivery.delivery_id) : null}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface LogEntryProps {
  readonly delivery: WebhookDelivery;
  /** Sends it again; null while nothing is sent. */
  readonly onAgain: (() => void) | null;
}

function LogEntry({ delivery, onAgain }: LogEntryProps) {
  const { moment } = useDates();
  const { event, happened_at, outcome, attempts, status, took_ms, fault, next_attempt_at, response } = delivery;
  const name = connectionTexts.webhooks.events[event];
  const said = [
    texts.outcomes[outcome],
    ...(attempts > 0 ? [texts.attempts(attempts)] : []),
    ...(status === null ? [] : [texts.answered(status, took_ms ?? 0)]),
    ...(fault === null ? [] : [connectionTexts.webhooks.faults[fault]]),
    ...(outcome === 'waiting' && attempts > 0 && next_attempt_at !== null ? [texts.next(moment(next_attempt_at))] : []),
  ];
  const canRepeat = onAgain !== null && outcome !== 'waiting' && event !== 'sample';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, pt: 1, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}, {moment(happened_at)}
        </Typography>
        <Typography variant="body2" color={outcome === 'failed' ? 'error' : 'textSecondary'}>
          {said.join(' · ')}
        </Typography>
        {response !== '' && (
          <Typography variant="body2" component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {response}
          </Typography>
        )}
      </Box>
      {canRepeat && (
        <Button size="small" aria-label={texts.againFor(name, moment(happened_at))} onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </Stack>
  );
}
