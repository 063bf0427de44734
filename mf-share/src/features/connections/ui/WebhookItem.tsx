import type { SurveyData, Webhook } from '@dialogwerk/shared/contract';
import { Box, Button, FormControlLabel, Stack, Switch, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { hostOf } from '../model/hostOf.ts';
import { connectionTexts } from '../texts.ts';
import { useWebhook } from '../useWebhook.ts';
import type { ShownSecret } from './SecretShown.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLog } from './WebhookLog.tsx';

const texts = connectionTexts.webhooks;

interface WebhookItemProps {
  readonly survey_id: SurveyData['survey_id'];
  readonly webhook: Webhook;
  readonly onSecret: (shown: ShownSecret) => void;
}

/** One receiver: how it is doing, and what can be done about it. */
export function WebhookItem({ survey_id, webhook, onSecret }: WebhookItemProps) {
  const nameId = useId();
  const { moment } = useDates();
  const { save, setOn, remove, renew, sample, sampled, isSampling } = useWebhook(survey_id, webhook, onSecret);
  const [open, setOpen] = useState<'form' | 'log' | null>(null);
  const { url, events, with_answers, state, failing_since, waiting, failed } = webhook;
  const host = hostOf(url);
  const toggle = (part: 'form' | 'log') => () => setOpen(open === part ? null : part);
  const figures = [
    texts.states[state],
    ...(waiting > 0 ? [texts.waiting(waiting)] : []),
    ...(failed > 0 ? [texts.notTaken(failed)] : []),
  ];
  const told = texts.told([
    ...events.map((event) => texts.events[event]),
    with_answers ? texts.answersSent : texts.idsSent,
  ]);
  return (
    <Stack
      component="li"
      aria-labelledby={nameId}
      sx={{ gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={nameId} sx={{ fontWeight: 600 }}>
            {url}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {told}
          </Typography>
          <Typography variant="body2" color={state === 'failing' || state === 'gone' ? 'error' : 'textSecondary'}>
            {figures.join(' · ')}
          </Typography>
          {state === 'on' && failing_since !== null && (
            <Typography variant="body2" color="error">
              {texts.failingSince(moment(failing_since))}
            </Typography>
          )}
        </Box>
        <FormControlLabel
          sx={{ mr: 0 }}
          label=""
          control={
            <Switch
              checked={state === 'on'}
              slotProps={{ input: { 'aria-label': texts.isOn(host) } }}
              onChange={({ target }) => void setOn(target.checked)}
            />
          }
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" disabled={isSampling} onClick={() => void sample()}>
          {isSampling ? texts.sampling : texts.sample}
        </Button>
        <Button size="small" aria-expanded={open === 'log'} onClick={toggle('log')}>
          {open === 'log' ? connectionTexts.log.hide : connectionTexts.log.show}
        </Button>
        <Button size="small" aria-expanded={open === 'form'} onClick={toggle('form')}>
          {texts.change}
        </Button>
        <Button size="small" onClick={() => void renew()}>
          {texts.renew}
        </Button>
        <Button size="small" color="inherit" onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Stack>
      {sampled !== null && (
        <Typography role="status" color={sampled.isTaken ? 'textPrimary' : 'error'}>
          {sampled.text}
        </Typography>
      )}
      {open === 'form' && (
        <WebhookForm
          before={{ url, events, with_answers }}
          action={texts.save}
          onCancel={() => setOpen(null)}
          onSave={async (settings) => {
            const refused = await save(settings);
            if (refused === null) setOpen(null);
            return refused;
          }}
        />
      )}
      {open === 'log' && <WebhookLog survey_id={survey_id} webhook={webhook} />}
    </Stack>
  );
}
