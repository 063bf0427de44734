import type { SurveyListItem } from '@dialogwerk/shared/contract';
import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Icon,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { useId, useState } from 'react';
import { texts } from '../../../texts.ts';
import { movedBy, toggled } from '../model/chosenInOrder.ts';

interface SurveyChoiceProps {
  /** Those that the author may edit. */
  readonly surveys: readonly SurveyListItem[];
  /** Ids in the order in which the chats stand. */
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: string[]) => void;
}

/** How many are offered beside the chosen ones: each costs time at every tick, and thousands would cost seconds. */
const MOST = 24;

/** Which dialogs a multi-chat joins, the chosen ones first, in their order. */
export function SurveyChoice({ surveys, chosen, onChosen }: SurveyChoiceProps) {
  const labelId = useId();
  const [search, setSearch] = useState('');
  const isChosen = ({ survey_id }: SurveyListItem) => chosen.includes(survey_id);
  const first = surveys.filter(isChosen).toSorted((a, b) => chosen.indexOf(a.survey_id) - chosen.indexOf(b.survey_id));
  const others = withName(
    surveys.filter((survey) => !isChosen(survey)),
    search,
  );
  const hidden = others.length - MOST;
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mt: 2 }}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600 }}>
        {texts.managers.dialogs}
      </Typography>
      <FormHelperText sx={{ mt: 0, mb: 1 }}>{texts.managers.dialogsHelp}</FormHelperText>
      {surveys.length > MOST && (
        <TextField
          type="search"
          size="small"
          fullWidth
          label={texts.search.label}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter would send the dialog's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ mt: 0.5, mb: 1 }}
        />
      )}
      {surveys.length === 0 && <Typography color="textSecondary">{texts.managers.noDialogs}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}>
        {[...first, ...others.slice(0, MOST)].map(({ survey_id, survey_name }) => {
          const place = chosen.indexOf(survey_id);
          const move = (by: number) => () => onChosen(movedBy(chosen, survey_id, by));
          return (
            <Stack
              key={survey_id}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', minHeight: 48, py: 0.5 }}
            >
              <FormControlLabel
                sx={{ flex: 1, minWidth: 0, mr: 0, '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' } }}
                label={survey_name}
                control={
                  <Checkbox checked={place >= 0} onChange={() => onChosen(toggled(chosen, survey_id))} size="small" />
                }
              />
              {place >= 0 && (
                <>
                  <IconButton
                    size="small"
                    aria-label={texts.managers.moveUp(survey_name)}
                    aria-disabled={place === 0}
                    sx={{ opacity: place === 0 ? 0.4 : 1 }}
                    onClick={move(-1)}
                  >
                    <Icon path={mdiArrowUp} fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={texts.managers.moveDown(survey_name)}
                    aria-disabled={place === chosen.length - 1}
                    sx={{ opacity: place === chosen.length - 1 ? 0.4 : 1 }}
                    onClick={move(1)}
                  >
                    <Icon path={mdiArrowDown} fontSize="small" />
                  </IconButton>
                </>
              )}
            </Stack>
          );
        })}
      </Stack>
      {search !== '' && others.length === 0 && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.managers.noneNamed}
        </Typography>
      )}
      {hidden > 0 && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.managers.moreDialogs(hidden)}
        </Typography>
      )}
    </Box>
  );
}

function withName(surveys: readonly SurveyListItem[], search: string): readonly SurveyListItem[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return surveys.filter(({ survey_name }) => survey_name.toLocaleLowerCase('de').includes(wanted));
}
