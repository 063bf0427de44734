import { change, useResource } from '@dialogwerk/shared/clients';
import { WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyData, WebhookSettings } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { connectionTexts } from '../texts.ts';
import { SecretShown } from './SecretShown.tsx';
import type { ShownSecret } from './SecretShown.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookItem } from './WebhookItem.tsx';

const texts = connectionTexts.webhooks;

/** Whom a dialog tells what happens in its conversations, and the way to add one. */
export function Webhooks({ survey_id }: { readonly survey_id: SurveyData['survey_id'] }) {
  const headingId = useId();
  const { state, reload } = useResource('webhooks', { survey_id });
  // The id of the one that is being made: the same when the call is repeated.
  const [newId, setNewId] = useState<string | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const create = async (webhook_id: string, settings: WebhookSettings): Promise<string | null> => {
    const made = await change('createWebhook', { survey_id, webhook_id, ...settings });
    if (!made.ok) return made.reason;
    setSecret({ secret: made.value.secret, earlier_until: null });
    setNewId(null);
    return null;
  };
  const isFull = state.kind === 'loaded' && state.value.webhooks.length >= WEBHOOK_LIMITS.most;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 2 }}>
      <Box>
        <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
          {texts.title}
        </Typography>
        <Typography color="textSecondary">{texts.text}</Typography>
      </Box>
      {secret && <SecretShown shown={secret} onDone={() => setSecret(null)} />}
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          {state.value.webhooks.length === 0 && newId === null && <Typography>{texts.none}</Typography>}
          <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
            {state.value.webhooks.map((webhook) => (
              <WebhookItem key={webhook.webhook_id} survey_id={survey_id} webhook={webhook} onSecret={setSecret} />
            ))}
          </Stack>
          {newId !== null && (
            <WebhookForm
              action={texts.create}
              onSave={(settings) => create(newId, settings)}
              onCancel={() => setNewId(null)}
            />
          )}
          {newId === null && isFull && <Typography color="textSecondary">{texts.most}</Typography>}
          {newId === null && !isFull && (
            <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setNewId(crypto.randomUUID())}>
              {texts.add}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
