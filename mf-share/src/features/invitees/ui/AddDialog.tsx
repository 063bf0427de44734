import type { InviteeFigures } from '@dialogwerk/shared/contract';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useMemo, useState } from 'react';
import { readPeople } from '../model/readPeople.ts';
import { inviteeTexts } from '../texts.ts';
import { useTaking } from '../useTaking.ts';
import { AnonymousChoice } from './AnonymousChoice.tsx';
import { Found } from './Found.tsx';
import { TableField } from './TableField.tsx';

const texts = inviteeTexts.add;

interface AddDialogProps {
  readonly survey_id: string;
  /** null where these are the first: then it is chosen whether the list is anonymous. */
  readonly list: InviteeFigures | null;
  readonly onClose: () => void;
}

/** Reads a table of people, shows what was found in it, and takes them onto the list. */
export function AddDialog({ survey_id, list, onClose }: AddDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const [text, setText] = useState('');
  const [anonymous, setAnonymous] = useState(list?.anonymous ?? false);
  const people = useMemo(() => (text.trim() === '' ? null : readPeople(text)), [text]);
  const { taking, problem, take, halt } = useTaking(onClose);
  // As it was when it was opened: the first that are taken make the list.
  const [isFirst] = useState(list === null);
  const count = people?.invitees.length ?? 0;
  return (
    <Dialog open fullWidth fullScreen={isNarrow} maxWidth="md" onClose={() => taking === null && onClose()}>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Typography color="textSecondary">{texts.how}</Typography>
          <TableField text={text} disabled={taking !== null} onChange={setText} />
          {people && count === 0 && <Typography role="status">{texts.nothing}</Typography>}
          {people && <Found people={people} />}
          {isFirst && <AnonymousChoice anonymous={anonymous} disabled={taking !== null} onChange={setAnonymous} />}
          {taking !== null && (
            <div>
              <Typography role="status">{texts.taking(taking, count)}</Typography>
              <LinearProgress
                variant="determinate"
                aria-label={texts.taking(taking, count)}
                value={(100 * taking) / Math.max(count, 1)}
              />
            </div>
          )}
          {problem !== null && (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={taking === null ? onClose : halt}>{taking === null ? texts.cancel : texts.halt}</Button>
        <Button
          variant="contained"
          disabled={!people || count === 0 || taking !== null}
          onClick={() =>
            people &&
            void take({
              survey_id,
              anonymous,
              columns: [...people.columns],
              invitees: [...people.invitees],
            })
          }
        >
          {texts.take(count)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
