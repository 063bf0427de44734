import { triggerKinds } from '@dialogwerk/shared/dialog';
import type { QuestionOf, TriggerKind, TriggerRule } from '@dialogwerk/shared/dialog';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Stack,
  TextField,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Chats } from '../model/Chats.ts';
import { firstQuestionOf } from '../model/firstQuestionOf.ts';
import { delayOf, secondsOf } from '../model/delays.ts';
import { ruleOf } from '../model/triggerEnds.ts';
import { kindTexts, texts } from '../texts.ts';
import { DelayField } from './DelayField.tsx';
import { QuestionSelect } from './QuestionSelect.tsx';

/** What the form is opened with. */
export interface TriggerDraft {
  readonly kind: TriggerKind;
  readonly cause: QuestionOf | null;
  readonly effect: QuestionOf | null;
  readonly delay_seconds?: number;
  /** Why it was not saved before; null for a new one. */
  readonly problem: string | null;
}

interface TriggerDialogProps {
  readonly chats: Chats;
  readonly draft: TriggerDraft;
  readonly onCreate: (rule: TriggerRule) => void;
  readonly onClose: () => void;
}

/** Asks what shall trigger what. */
export function TriggerDialog({ chats, draft, onCreate, onClose }: TriggerDialogProps) {
  const titleId = useId();
  const [kind, setKind] = useState(draft.kind);
  const [cause, setCause] = useState(draft.cause);
  const [effect, setEffect] = useState(draft.effect);
  const [delay, setDelay] = useState(delayOf(draft.delay_seconds));
  const [problem, setProblem] = useState(draft.problem);

  /** What was wrong is not said of another choice. */
  function choosing<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      setProblem(null);
      set(value);
    };
  }

  /** What was chosen for the block that the trigger sits on stays with it, whichever way the new kind works. */
  function chooseKind(next: TriggerKind): void {
    if ((next === 'moveDialog') !== (kind === 'moveDialog')) {
      setCause(effect);
      setEffect(cause);
    }
    setKind(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const seconds = kind === 'waitAPI' ? 0 : secondsOf(delay);
    if (seconds === null) return setProblem(texts.delayWrong);
    const rule = ruleOf(kind, cause, kind === 'startDialog' ? wholeDialog(chats, effect) : effect, seconds);
    if (rule) onCreate(rule);
    else setProblem(texts.incomplete);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} help={{ label: texts.add, page: 'multi-chat', passage: 'ausloeser' }}>
        {texts.add}
      </DialogTitle>
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ pt: 0 }}>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Box>
              <TextField
                select
                fullWidth
                label={texts.kind}
                value={kind}
                onChange={({ target }) =>
                  choosing(chooseKind)(triggerKinds.find((one) => one === target.value) ?? kind)
                }
                slotProps={{ select: { native: true } }}
              >
                {triggerKinds.map((one) => (
                  <option key={one} value={one}>
                    {kindTexts[one].name}
                  </option>
                ))}
              </TextField>
              <FormHelperText>{kindTexts[kind].hint}</FormHelperText>
            </Box>
            {kind !== 'waitAPI' && (
              <QuestionSelect label={texts.cause[kind]} chats={chats} chosen={cause} onChosen={choosing(setCause)} />
            )}
            {kind === 'startDialog' ? (
              <DialogSelect chats={chats} chosen={effect} onChosen={choosing(setEffect)} />
            ) : (
              <QuestionSelect label={texts.effect[kind]} chats={chats} chosen={effect} onChosen={choosing(setEffect)} />
            )}
            {kind !== 'waitAPI' && <DelayField kind={kind} delay={delay} onChange={choosing(setDelay)} />}
            {problem !== null && <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The first block of a block's dialog, which stands for all of it. */
function wholeDialog({ surveys }: Chats, question: QuestionOf | null): QuestionOf | null {
  const survey = surveys.find(({ survey_id }) => survey_id === question?.survey_id);
  return survey ? firstQuestionOf(survey) : null;
}

interface DialogSelectProps {
  readonly chats: Chats;
  readonly chosen: QuestionOf | null;
  readonly onChosen: (question: QuestionOf | null) => void;
}

/** A whole dialog, which its first block stands for. */
function DialogSelect({ chats: { surveys }, chosen, onChosen }: DialogSelectProps) {
  const choose = (survey_id: string): void => {
    const survey = surveys.find((one) => one.survey_id === survey_id);
    onChosen(survey ? firstQuestionOf(survey) : null);
  };
  return (
    <TextField
      select
      fullWidth
      label={texts.effect.startDialog}
      value={chosen?.survey_id ?? ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{texts.choose}</option>
      {surveys
        .filter(({ all_questions }) => all_questions.length > 0)
        .map(({ survey_id, survey_name }) => (
          <option key={survey_id} value={survey_id}>
            {survey_name}
          </option>
        ))}
    </TextField>
  );
}
