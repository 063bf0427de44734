import type { AskedQuestion } from '@dialogwerk/shared/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { answerTypeOf } from '../../answerTypes/answerTypes.ts';
import { questionTexts } from '../../features/question-results/texts.ts';
import { questionTitle } from '../../model/questionTitle.ts';
import type { FigureEntry } from '../model/figureOfEntry.ts';
import { reportTexts as texts } from '../texts.ts';
import { CrossChoice } from './CrossChoice.tsx';

interface FigureDialogProps {
  readonly survey_id: string;
  readonly questions: readonly AskedQuestion[];
  readonly onChoose: (entry: FigureEntry) => void;
  readonly onClose: () => void;
}

/** The choice of a figure for a report: the overview, a question, or two against each other. */
export default function FigureDialog({ survey_id, questions, onChoose, onClose }: FigureDialogProps) {
  const titleId = useId();
  const listId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const fresh = () => ({ entry_id: crypto.randomUUID(), filter: null, view: 'both' }) as const;
  // Words are in no report.
  const counted = questions.filter((question) => answerTypeOf(question).isCounted);
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{texts.chooseFigure}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <ListItemButton sx={{ flex: 'none' }} onClick={() => onChoose({ kind: 'overview', ...fresh() })}>
            <ListItemText primary={texts.overview} />
          </ListItemButton>
          <section aria-labelledby={listId}>
            <Typography id={listId} variant="h3" sx={{ mb: 1 }}>
              {texts.questions}
            </Typography>
            {counted.length === 0 && <Typography color="textSecondary">{questionTexts.noQuestions}</Typography>}
            {counted.map((question) => (
              <ListItemButton
                key={question.unique_question_id}
                onClick={() => onChoose({ kind: 'question', question: question.unique_question_id, ...fresh() })}
              >
                <ListItemText
                  primary={questionTitle(question) || questionTexts.unnamed}
                  secondary={question.is_removed ? questionTexts.removed : undefined}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItemButton>
            ))}
          </section>
          <CrossChoice
            survey_id={survey_id}
            onChoose={(row, column) => onChoose({ kind: 'cross', row, column, ...fresh() })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
