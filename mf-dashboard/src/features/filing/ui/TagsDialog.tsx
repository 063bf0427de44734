import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { fileSurveys } from '../../../listed/fileSurveys.ts';
import { namesOf } from '../../../listed/model/namesOf.ts';
import { useFolders } from '../../../listed/useFolders.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { texts as shared } from '../../../texts.ts';
import { filingTexts } from '../filingTexts.ts';
import { changedTags, noTagChanges, tagState, tagsIn, withPressed } from '../model/tagChanges.ts';

const { tags: texts } = filingTexts;

interface TagsDialogProps {
  readonly surveys: readonly SurveyListItem[];
  readonly onClose: () => void;
}

/** Gives tags to dialogs and takes them away, those that some of them have included. */
export function TagsDialog({ surveys, onClose }: TagsDialogProps) {
  const titleId = useId();
  const [changes, setChanges] = useState(noTagChanges);
  const [text, setText] = useState('');
  const listed = useFolders()?.tags.map(({ tag }) => tag) ?? [];
  const of = surveys.map(({ tags }) => tags);
  const known = [...new Set([...listed, ...of.flat()])].toSorted((one, other) => one.localeCompare(other, 'de'));
  const all = {
    ...changes,
    given: new Set([...changes.given, ...tagsIn(text, FILING_LIMITS.name)]),
  };
  const isTooMuch = of.some((tags) => changedTags(tags, all).length > FILING_LIMITS.tags);

  function save() {
    onClose();
    clearSelection();
    void fileSurveys(
      surveys,
      (filing) => ({ ...filing, tags: changedTags(filing.tags, all) }),
      texts.done(namesOf(surveys)),
    );
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(namesOf(surveys))}
      </DialogTitle>
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooMuch) save();
        }}
      >
        <DialogContent>
          {known.length === 0 ? (
            <Typography variant="body2">{texts.none}</Typography>
          ) : (
            <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
              <Typography component="legend" variant="body2" sx={{ fontWeight: 600 }}>
                {texts.legend}
              </Typography>
              {known.map((tag) => {
                const state = tagState(tag, of, changes);
                return (
                  <FormControlLabel
                    key={tag}
                    label={tag}
                    sx={{ display: 'flex', mr: 0, '& > :last-child': { overflowWrap: 'anywhere' } }}
                    control={
                      <Checkbox
                        size="small"
                        checked={state === 'all'}
                        indeterminate={state === 'some'}
                        onChange={() => setChanges(withPressed(tag, state, changes))}
                      />
                    }
                  />
                );
              })}
            </Box>
          )}
          <TextField
            fullWidth
            size="small"
            margin="normal"
            label={texts.add}
            value={text}
            error={isTooMuch}
            helperText={isTooMuch ? texts.tooMany(FILING_LIMITS.tags) : texts.addHelp}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 400, autoComplete: 'off' } }}
          />
          <Typography variant="body2" color="textSecondary">
            {filingTexts.folder.own}
          </Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isTooMuch}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
