import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { Dialog, DialogTitle, keepTyped, readTyped } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { draftTexts } from '../draftTexts.ts';
import { createFrom } from '../createFrom.ts';
import { $isDrafting, closeDraft } from '../picking.ts';
import { DescriptionForm } from './DescriptionForm.tsx';
import type { Description } from './DescriptionForm.tsx';
import { DraftForm } from './DraftForm.tsx';
import { useDraft } from './useDraft.ts';

/** Where the description is kept until a draft of it is taken. */
const BRIEF = 'description of a dialog';

/** A dialog from a description: what it shall be, then the draft, which is taken or left. What was written stays when it is closed. */
export function DraftDialog() {
  const isDrafting = useStore($isDrafting);
  const navigate = useNavigate();
  const titleId = useId();
  const description = useForm<Description>({ defaultValues: { brief: readTyped(BRIEF) ?? '', du_sie: 'sie' } });
  const { state, write, describe } = useDraft();
  const isHere = useRef(true);
  useEffect(
    () =>
      description.subscribe({
        formState: { values: true },
        callback: ({ values: { brief } }) => keepTyped(BRIEF, brief === '' ? null : brief),
      }),
    [description],
  );
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      closeDraft();
    };
  }, []);

  function close(): void {
    if (state.kind === 'writing') describe();
    closeDraft();
  }

  function take({ survey_name, ...draft }: SurveyDraft): void {
    keepTyped(BRIEF, null);
    closeDraft();
    void createFrom({ draft }, survey_name, {
      onCreated: ({ survey_id }) => {
        // Whoever has gone elsewhere meanwhile stays there.
        if (isHere.current) void navigate(`/configurator/${encodeURIComponent(survey_id)}`);
      },
      onUndone: () => void navigate('/dashboard'),
    });
  }

  return (
    <Dialog
      open={isDrafting}
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } },
      }}
    >
      <DialogTitle id={titleId}>{draftTexts.title}</DialogTitle>
      {state.kind === 'ready' ? (
        <DraftForm draft={state.draft} onTake={take} onAgain={describe} />
      ) : (
        <DescriptionForm
          form={description}
          isWriting={state.kind === 'writing'}
          problem={state.kind === 'describing' ? state.problem : null}
          onWrite={write}
          onStop={state.kind === 'writing' ? describe : close}
        />
      )}
    </Dialog>
  );
}
