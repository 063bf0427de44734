import type { Hint } from '@dialogwerk/shared/contract';
import { HINT_TEXT_LIMIT, HINT_TITLE_LIMIT } from '@dialogwerk/shared/contract';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  keepTyped,
  Stack,
  TextField,
  useTyped,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { hintTexts as texts } from '../hintTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { QuestionSelect } from './QuestionSelect.tsx';

interface HintDialogProps {
  readonly chats: Chats;
  /** null for a new one. */
  readonly hint: Hint | null;
  readonly onSave: (hint: Hint) => void;
  readonly onClose: () => void;
}

/** One thing that can be found out: which block unlocks it, and what is noted then. */
export function HintDialog({ chats, hint, onSave, onClose }: HintDialogProps) {
  const titleId = useId();
  const [kind, setKind] = useState<Hint['kind']>(hint?.kind ?? 'clue');
  const [question, setQuestion] = useState<QuestionOf | null>(hint);
  const place = `${chats.manager.dialog_manager_id} hint ${hint ? JSON.stringify([hint.survey_id, hint.unique_question_id]) : 'new'}`;
  const [title, setTitle] = useTyped(`${place} title`, hint?.title);
  const [text, setText] = useTyped(`${place} text`, hint?.text);
  const [tip, setTip] = useTyped(`${place} tip`, hint?.tip);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const forget = (): void => {
    for (const part of ['title', 'text', 'tip']) keepTyped(`${place} ${part}`, null);
  };
  const save = (): void => {
    if (!question || title.trim() === '') return setIsIncomplete(true);
    const { survey_id, unique_question_id } = question;
    forget();
    const led = tip.trim() === '' ? {} : { tip: tip.trim() };
    onSave({ kind, survey_id, unique_question_id, title: title.trim(), text: text.trim(), ...led });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.formTitle[hint ? 'old' : 'new']}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          {isIncomplete && <Alert severity="error">{texts.incomplete}</Alert>}
          <TextField
            select
            label={texts.kind}
            value={kind}
            onChange={({ target }) => setKind(target.value === 'ending' ? 'ending' : 'clue')}
            slotProps={{ select: { native: true } }}
          >
            <option value="clue">{texts.form.clue}</option>
            <option value="ending">{texts.form.ending}</option>
          </TextField>
          <QuestionSelect label={texts.block} chats={chats} chosen={question} onChosen={setQuestion} />
          <TextField
            label={texts.name}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: HINT_TITLE_LIMIT } }}
          />
          <TextField
            label={texts.text}
            value={text}
            multiline
            minRows={3}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: HINT_TEXT_LIMIT } }}
          />
          <TextField
            label={texts.tip}
            value={tip}
            helperText={texts.tipHelp}
            multiline
            minRows={2}
            onChange={({ target }) => setTip(target.value)}
            slotProps={{ htmlInput: { maxLength: HINT_TEXT_LIMIT } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {texts.cancel}
        </Button>
        <Button variant="contained" onClick={save}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
