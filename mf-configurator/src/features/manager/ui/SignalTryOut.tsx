import { change, useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, FaultAlert, Skeleton, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { liveTexts as texts } from '../liveTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { placeText } from '../model/triggerSentence.ts';

type Waiting = CallResponse<'waitingParticipations'>['waiting'][number];

/** Who waits for a call from outside now, with a button that does what the call would do. */
export function SignalTryOut({ chats }: { readonly chats: Chats }) {
  const id = chats.manager.dialog_manager_id;
  const { moment } = useDates();
  const { state, reload } = useResource('waitingParticipations', { id });
  const send = async ({ participation, survey_id, unique_question_id }: Waiting): Promise<void> => {
    const done = await change('trySignal', { id, participation, survey_id, unique_question_id });
    showNotice(done.ok ? texts.tried : texts.notTried(done.reason));
  };
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h3">{texts.tryOut}</Typography>
        <Button size="small" onClick={reload}>
          {texts.reload}
        </Button>
      </Stack>
      {state.kind === 'loading' && <Skeleton variant="rounded" height={48} />}
      {state.kind === 'failed' && (
        <FaultAlert severity="warning" onRetry={reload}>
          {texts.signalFault}. {state.reason}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && (
        <>
          <Typography variant="body2" color="textSecondary">
            {state.value.waiting.length === 0 ? texts.nobodyWaits : texts.tryHint}
          </Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
            {state.value.waiting.map((one) => (
              <Stack
                key={`${one.participation} ${one.survey_id}`}
                component="li"
                direction="row"
                sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
              >
                <Typography variant="body2" sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
                  {texts.waitsSince(placeText(chats, one), moment(one.since))}
                </Typography>
                <Button size="small" variant="outlined" onClick={() => void send(one)}>
                  {texts.trigger}
                </Button>
              </Stack>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
