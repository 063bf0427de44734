import type { SurveyData } from '@dialogwerk/shared/contract';
import { Alert, Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiTransitConnectionVariant } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { loadChats } from '../effects/loadChats.ts';
import type { Chats } from '../model/Chats.ts';
import { isSameQuestion } from '../model/triggerEnds.ts';
import { $chats } from '../state/chats.ts';
import { texts } from '../texts.ts';
import { TriggerDialog } from './TriggerDialog.tsx';
import { TriggerList } from './TriggerList.tsx';
import { useTriggerEditing } from './useTriggerEditing.ts';

interface TriggerSectionProps {
  readonly manager: number;
  /** The dialog as it is under edit. */
  readonly survey: SurveyData;
  readonly unique_question_id: string;
}

/** The triggers of one block in its properties: shown, created and deleted, whichever view the block was chosen in. */
export function TriggerSection({ manager, survey, unique_question_id }: TriggerSectionProps) {
  const state = useStore($chats);
  const titleId = useId();
  return (
    <Stack
      component="section"
      aria-labelledby={titleId}
      sx={{ gap: 1, px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="h3">
        {texts.inChat}
      </Typography>
      {state.kind === 'loading' && <Typography color="text.secondary">{texts.loading}</Typography>}
      {state.kind === 'failed' && (
        <Alert
          severity="warning"
          action={
            <Button size="small" onClick={() => void loadChats(manager, new AbortController().signal)}>
              {texts.retry}
            </Button>
          }
        >
          {texts.fault}. {state.reason}
        </Alert>
      )}
      {state.kind === 'loaded' && (
        <Triggers chats={withSurvey(state.chats, survey)} survey_id={survey.survey_id} id={unique_question_id} />
      )}
    </Stack>
  );
}

interface TriggersProps {
  readonly chats: Chats;
  readonly survey_id: string;
  readonly id: string;
}

function Triggers({ chats, survey_id, id }: TriggersProps) {
  const { manager } = chats;
  const { draft, setDraft, create, remove } = useTriggerEditing(manager.dialog_manager_id);
  const question = { survey_id, unique_question_id: id };
  const triggers = chats.triggers.filter(
    ({ rule }) => isSameQuestion(rule.at, question) || isSameQuestion(rule.names, question),
  );
  return (
    <>
      {triggers.length === 0 && <Typography color="text.secondary">{texts.noneOfBlock}</Typography>}
      <TriggerList chats={chats} triggers={triggers} onDelete={manager.may_edit ? remove : null} />
      {manager.may_edit ? (
        <Button
          sx={{ alignSelf: 'flex-start' }}
          startIcon={<Icon path={mdiTransitConnectionVariant} />}
          onClick={() => setDraft({ kind: 'waitFor', cause: null, effect: question, problem: null })}
        >
          {texts.add}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {texts.readOnlyHere}
        </Typography>
      )}
      {draft && <TriggerDialog chats={chats} draft={draft} onCreate={create} onClose={() => setDraft(null)} />}
    </>
  );
}

/** The multi-chat with the dialog as it is under edit. */
function withSurvey(chats: Chats, survey: SurveyData): Chats {
  return {
    ...chats,
    surveys: chats.surveys.map((other) => (other.survey_id === survey.survey_id ? survey : other)),
  };
}
