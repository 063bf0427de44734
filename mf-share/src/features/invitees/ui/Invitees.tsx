import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Button, FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { inviteeTexts as texts } from '../texts.ts';
import { useFreshWhileSending } from '../useFreshWhileSending.ts';
import { AddDialog } from './AddDialog.tsx';
import { InviteeList } from './InviteeList.tsx';
import { OnlySwitch } from './OnlySwitch.tsx';

/** Personal links of a dialog: who has one, mails to them, and whether they alone let people in. */
export default function Invitees({ survey }: { readonly survey: Pick<SurveyData, 'survey_id'> }) {
  const { survey_id } = survey;
  const { state, reload } = useResource('inviteeList', { survey_id });
  const [isAdding, setAdding] = useState(false);
  const list = state.kind === 'loaded' ? state.value.list : null;
  useFreshWhileSending(state.kind === 'loaded' ? state.value : null, reload);
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          {list === null ? (
            <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => setAdding(true)}>
              {texts.actions.begin}
            </Button>
          ) : (
            <InviteeList
              survey_id={survey_id}
              list={list}
              mailings={state.value.mailings}
              isAdding={isAdding}
              onAdd={() => setAdding(true)}
            />
          )}
          <OnlySwitch survey_id={survey_id} isOnly={state.value.personal_only} />
        </>
      )}
      {isAdding && <AddDialog survey_id={survey_id} list={list} onClose={() => setAdding(false)} />}
    </Stack>
  );
}
