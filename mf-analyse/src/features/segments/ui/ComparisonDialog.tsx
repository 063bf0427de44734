import { bothCalled, useResource } from '@dialogwerk/shared/clients';
import type { AskedQuestion, Segment } from '@dialogwerk/shared/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  MenuItem,
  Skeleton,
  Stack,
  TextField,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { resultOptions } from '../../../calls/resultOptions.ts';
import { answerTypeOf } from '../../../answerTypes/answerTypes.ts';
import { questionTitle } from '../../../model/questionTitle.ts';
import { armSegments } from '../model/armSegments.ts';
import { comparison } from '../model/comparison.ts';
import { segmentTexts as texts } from '../texts.ts';
import { ComparedQuestion } from './ComparedQuestion.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

interface ComparisonDialogProps {
  readonly survey_id: string;
  readonly filter: string;
  readonly segments: readonly Segment[];
  readonly questions: readonly AskedQuestion[];
  readonly onClose: () => void;
}

/** Two segments, or arms of an experiment, side by side, with by how much they differ: their head figures, and one question. */
export default function ComparisonDialog({ survey_id, filter, segments, questions, onClose }: ComparisonDialogProps) {
  const arms = armSegments(questions);
  const isKept = filter === '' || segments.some((segment) => segment.filter === filter);
  const choices = [
    { filter: '', name: texts.all },
    ...(isKept ? [] : [{ filter, name: texts.current }]),
    ...segments,
    ...arms,
  ].map((choice) => ({ id: choice.filter, name: choice.name }));
  const counted = questions.filter((question) => answerTypeOf(question).isCounted);
  const [questionId, setQuestionId] = useState('');
  const question = counted.find((one) => one.unique_question_id === questionId);
  const [first, setFirst] = useState(arms[0]?.filter ?? '');
  const [second, setSecond] = useState(arms[1]?.filter ?? (filter || (segments[0]?.filter ?? '')));
  const { state, reload, isReloading } = bothCalled(
    useResource('resultOverview', { survey_id, filter: first }, resultOptions),
    useResource('resultOverview', { survey_id, filter: second }, resultOptions),
  );
  const titleId = useId();
  const nameOf = (chosen: string): string => choices.find(({ id }) => id === chosen)?.name ?? '';
  const names = [nameOf(first), nameOf(second)] as const;
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.compareTitle}</DialogTitle>
      <DialogContent>
        <Stack aria-busy={isReloading} sx={{ gap: 2, pt: 1 }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <Choice label={texts.first} value={first} choices={choices} onChoose={setFirst} />
            <Choice label={texts.second} value={second} choices={choices} onChoose={setSecond} />
          </Stack>
          {state.kind === 'loading' && (
            <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} />
          )}
          {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.compareFailed(state.reason)}</FaultAlert>}
          {state.kind === 'loaded' && (
            <ComparisonTable
              label={texts.compareTitle}
              of={texts.figure}
              names={names}
              rows={comparison(...state.value)}
            />
          )}
          {counted.length > 0 && (
            <Choice
              label={texts.question}
              value={question?.unique_question_id ?? ''}
              choices={[
                { id: '', name: texts.noQuestion },
                ...counted.map((one) => ({ id: one.unique_question_id, name: questionTitle(one) || texts.unnamed })),
              ]}
              onChoose={setQuestionId}
            />
          )}
          {question && (
            <ComparedQuestion
              key={question.unique_question_id}
              survey_id={survey_id}
              question={question}
              filters={[first, second]}
              names={names}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (filter: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={`${id} ${name}`} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
