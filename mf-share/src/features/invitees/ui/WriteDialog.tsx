import { change, useResource } from '@dialogwerk/shared/clients';
import { hasLink, INVITEE_LIMITS, namesIn, studyMoment } from '@dialogwerk/shared/contract';
import type { InviteeFigures, MailingKind } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Box,
  Button,
  keepTyped,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTyped,
} from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { inviteeTexts } from '../texts.ts';
import { LetterField } from './LetterField.tsx';
import { LetterPreview } from './LetterPreview.tsx';

const texts = inviteeTexts.write;
const kinds: readonly MailingKind[] = ['invitation', 'not_begun', 'not_finished'];

interface WriteDialogProps {
  readonly survey_id: string;
  readonly list: InviteeFigures;
  readonly onClose: () => void;
}

/** A mail to some of the list, in the author's words: written, looked at for one person, tried, and sent now or later. */
export function WriteDialog({ survey_id, list, onClose }: WriteDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const { columns, recipients } = list;
  const [chosen, setKind] = useTyped(`${survey_id} mail kind`, recipients.invitation > 0 ? 'invitation' : 'not_begun');
  const kind = kinds.find((one) => one === chosen) ?? 'invitation';
  const [subject, setSubject] = useTyped(`${survey_id} mail subject`, texts.subjects[kind]);
  const [letter, setLetter] = useTyped(`${survey_id} mail letter`, texts.letters[kind]);
  // As for the mail before, because it is the same study.
  const [sender, setSender] = useTyped(`${survey_id} mail sender`, '');
  const [replyTo, setReplyTo] = useTyped(`${survey_id} mail reply`, '');
  const [due, setDue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // One mail, however often it is sent.
  const [mailing_id] = useState(() => crypto.randomUUID());
  const { state } = useResource('invitees', { survey_id, filter: 'all', search: '', offset: 0 });
  const unknown = namesIn(`${subject} ${letter}`).filter((name) => name !== 'link' && !columns.includes(name));
  const choose = (next: MailingKind): void => {
    // What the author has written stays.
    if (subject === texts.subjects[kind]) setSubject(texts.subjects[next]);
    if (letter === texts.letters[kind]) setLetter(texts.letters[next]);
    setKind(next);
  };
  const wrong = (): string | null => {
    if (subject.trim() === '') return texts.noSubject;
    if (!hasLink(letter)) return texts.noLink;
    if (replyTo.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(replyTo.trim())) return texts.badReplyTo;
    return due !== '' && Number.isNaN(studyMoment(due)) ? texts.badDue : null;
  };
  const tryIt = async (): Promise<void> => {
    const why = wrong();
    setProblem(why);
    if (why !== null) return;
    const made = await change('tryMailing', { survey_id, subject, letter });
    if (made.ok) showNotice(texts.tried(made.value.to));
    else setProblem(texts.notSent(made.reason));
  };
  const sendIt = async (): Promise<void> => {
    const why = wrong();
    setProblem(why);
    if (why !== null) return;
    const due_at = due === '' ? null : studyMoment(due);
    const reply_to = replyTo.trim() || null;
    const made = await change('startMailing', {
      survey_id,
      mailing_id,
      kind,
      subject,
      letter,
      due_at,
      sender,
      reply_to,
    });
    if (!made.ok) return setProblem(texts.notSent(made.reason));
    for (const place of ['kind', 'subject', 'letter']) keepTyped(`${survey_id} mail ${place}`, null);
    showNotice(due_at === null ? texts.sent : texts.planned);
    onClose();
  };
  return (
    <Dialog open fullWidth fullScreen={isNarrow} maxWidth="md" onClose={onClose}>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            select
            label={texts.kind}
            value={kind}
            helperText={texts.to(recipients[kind] ?? 0)}
            onChange={({ target }) => choose(kinds.find((one) => one === target.value) ?? kind)}
          >
            {kinds
              .filter((one) => recipients[one] !== null)
              .map((one) => (
                <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
                  {inviteeTexts.mailings.kinds[one]}
                </MenuItem>
              ))}
          </TextField>
          <TextField
            label={texts.subject}
            value={subject}
            slotProps={{ htmlInput: { maxLength: INVITEE_LIMITS.subject } }}
            onChange={({ target }) => setSubject(target.value)}
          />
          <LetterField letter={letter} columns={columns} onChange={setLetter} />
          {unknown.length > 0 && <Typography role="status">{texts.unknown(unknown)}</Typography>}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextField
              label={texts.sender}
              value={sender}
              helperText={texts.senderHint}
              slotProps={{ htmlInput: { maxLength: INVITEE_LIMITS.sender } }}
              onChange={({ target }) => setSender(target.value)}
            />
            <TextField
              type="email"
              label={texts.replyTo}
              value={replyTo}
              helperText={texts.replyToHint}
              onChange={({ target }) => setReplyTo(target.value)}
            />
          </Box>
          <TextField
            type="datetime-local"
            label={texts.due}
            value={due}
            helperText={texts.dueHint}
            sx={{ alignSelf: 'flex-start', minWidth: { sm: 320 } }}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setDue(target.value)}
          />
          {state.kind === 'loaded' && <LetterPreview subject={subject} letter={letter} people={state.value.invitees} />}
          {problem !== null && (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button variant="outlined" onClick={() => void tryIt()}>
          {texts.try}
        </Button>
        <Button variant="contained" onClick={() => void sendIt()}>
          {due === '' ? texts.send : texts.plan}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
