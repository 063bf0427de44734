import { loading } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { Button, FaultAlert, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiTransitConnectionVariant } from '@mdi/js';
import { useId } from 'react';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { isSameQuestion } from '../model/triggerEnds.ts';
import { texts } from '../texts.ts';
import { useChats } from '../useChats.ts';
import { TriggerDialog } from './TriggerDialog.tsx';
import { TriggerList } from './TriggerList.tsx';
import { useTriggerEditing } from './useTriggerEditing.ts';

interface TriggerSectionProps {
  readonly manager: number;
  /** Others that the dialog belongs to. */
  readonly further: readonly number[];
  /** The dialog as it is under edit. */
  readonly survey: SurveyData;
  readonly unique_question_id: string;
}

/** The triggers of one block in its properties: shown, created and deleted, whichever view the block was chosen in. */
export function TriggerSection({ manager, further, survey, unique_question_id }: TriggerSectionProps) {
  const { states, reload } = useChats([manager, ...further]);
  const [state = loading, ...others] = states;
  const question = { survey_id: survey.survey_id, unique_question_id };
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
      {state.kind === 'loading' && <Typography color="textSecondary">{texts.loading}</Typography>}
      {state.kind === 'failed' && (
        <FaultAlert severity="warning" onRetry={reload}>
          {texts.fault}. {state.reason}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && <Triggers chats={withSurvey(state.value, survey)} question={question} />}
      {others.map(
        (other) =>
          other.kind === 'loaded' && (
            <FurtherTriggers
              key={other.value.manager.dialog_manager_id}
              chats={withSurvey(other.value, survey)}
              question={question}
            />
          ),
      )}
    </Stack>
  );
}

interface TriggersProps {
  readonly chats: Chats;
  readonly question: QuestionOf;
}

function Triggers({ chats, question }: TriggersProps) {
  const { manager } = chats;
  const { draft, setDraft, create, remove } = useTriggerEditing(manager.dialog_manager_id);
  const triggers = triggersOf(chats, question);
  return (
    <>
      {triggers.length === 0 && <Typography color="textSecondary">{texts.noneOfBlock}</Typography>}
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
        <Typography variant="body2" color="textSecondary">
          {texts.readOnlyHere}
        </Typography>
      )}
      {draft && <TriggerDialog chats={chats} draft={draft} onCreate={create} onClose={() => setDraft(null)} />}
    </>
  );
}

/** What hangs on the block in another multi-chat, which has a view of its own to change it. */
function FurtherTriggers({ chats, question }: TriggersProps) {
  const triggers = triggersOf(chats, question);
  if (triggers.length === 0) return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.inFurtherChat(chats.manager.name)}
      </Typography>
      <TriggerList chats={chats} triggers={triggers} onDelete={null} />
    </>
  );
}

const triggersOf = ({ triggers }: Chats, question: QuestionOf): ShownTrigger[] =>
  triggers.filter(({ rule }) => isSameQuestion(rule.at, question) || isSameQuestion(rule.names, question));

/** The multi-chat with the dialog as it is under edit. */
function withSurvey(chats: Chats, survey: SurveyData): Chats {
  return {
    ...chats,
    surveys: chats.surveys.map((other) => (other.survey_id === survey.survey_id ? survey : other)),
  };
}
