import { Box, CircularProgress, FaultAlert, FormHelperText, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { SURVEY_PAGE } from '@dialogwerk/shared/contract';
import { useId, useState } from 'react';
import { texts } from '../../../texts.ts';
import { managerTexts } from '../managerTexts.ts';
import { movedBy, placeOf, toggled } from '../model/chosenInOrder.ts';
import type { NamedSurvey } from '../model/chosenInOrder.ts';
import { ChosenSurvey } from './ChosenSurvey.tsx';
import { useEditable } from './useEditable.ts';

interface SurveyChoiceProps {
  /** In the order in which the chats stand. */
  readonly chosen: readonly NamedSurvey[];
  readonly onChosen: (chosen: readonly NamedSurvey[]) => void;
}

/** Which dialogs a multi-chat joins, the chosen ones first, in their order; the others are searched for on the server. */
export function SurveyChoice({ chosen, onChosen }: SurveyChoiceProps) {
  const labelId = useId();
  const [typed, setTyped] = useState('');
  const [isMany, setMany] = useState(false);
  const { state, reload, search } = useEditable(typed);
  const found = state.kind === 'loaded' ? state.value : null;
  if (found && found.hidden > 0 && !isMany) setMany(true);
  const others = found?.surveys.filter((survey) => placeOf(chosen, survey) < 0) ?? [];
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mt: 2 }}>
      <Typography id={labelId} variant="body2" sx={{ fontWeight: 600 }}>
        {managerTexts.dialogs}
      </Typography>
      <FormHelperText sx={{ mt: 0, mb: 1 }}>{managerTexts.dialogsHelp}</FormHelperText>
      {isMany && (
        <TextField
          type="search"
          size="small"
          fullWidth
          label={texts.search.label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would send the dialog's form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          sx={{ mt: 0.5, mb: 1 }}
        />
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}>
        {[...chosen, ...others].map((survey) => (
          <ChosenSurvey
            key={survey.survey_id}
            name={survey.survey_name}
            place={placeOf(chosen, survey)}
            last={chosen.length - 1}
            onToggle={() => onChosen(toggled(chosen, survey))}
            onMove={(by) => onChosen(movedBy(chosen, survey, by))}
          />
        ))}
      </Stack>
      {state.kind === 'loading' && (
        <CircularProgress size={28} aria-label={texts.list.loading} sx={{ display: 'block', mx: 'auto', my: 2 }} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{state.reason}</FaultAlert>}
      {found && <Says found={found.surveys.length} hidden={found.hidden} search={search} />}
    </Box>
  );
}

interface SaysProps {
  readonly found: number;
  readonly hidden: number;
  readonly search: string;
}

/** How many more there are, or that there is none. */
function Says({ found, hidden, search }: SaysProps) {
  if (found === 0) {
    return (
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {search === '' ? managerTexts.noDialogs : managerTexts.noneNamed}
      </Typography>
    );
  }
  if (hidden === 0 || found < SURVEY_PAGE) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {managerTexts.moreDialogs(hidden)}
    </Typography>
  );
}
