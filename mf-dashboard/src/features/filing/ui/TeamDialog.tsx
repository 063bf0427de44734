import { useResource } from '@dialogwerk/shared/clients';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { texts as shared } from '../../../texts.ts';
import { copyForTeam } from '../copyForTeam.ts';
import { filingTexts } from '../filingTexts.ts';
import { Choices } from './Choices.tsx';

const { team: texts } = filingTexts;

interface TeamDialogProps {
  readonly survey: SurveyListItem;
  readonly onClose: () => void;
}

/** Asks which team shall have a copy of a dialog. */
export function TeamDialog({ survey, onClose }: TeamDialogProps) {
  const titleId = useId();
  const { state, reload } = useResource('listTeams', {});
  const [chosen, setChosen] = useState<string | null>(null);
  const teams = state.kind === 'loaded' ? state.value.teams : [];
  const team = teams.find(({ survey_id }) => survey_id === chosen) ?? teams[0];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(survey.survey_name)}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {texts.intro}
        </Typography>
        {state.kind === 'loading' && <CircularProgress aria-label={texts.loading} />}
        {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.fault(state.reason)}</FaultAlert>}
        {state.kind === 'loaded' && !team && <Typography>{texts.none}</Typography>}
        {team && (
          <Choices
            legend={texts.legend}
            chosen={team.survey_id}
            onChoose={setChosen}
            choices={teams.map(({ survey_id, survey_name, surveys, members }) => ({
              value: survey_id,
              label: texts.of(survey_name, surveys),
              more: (
                <Typography variant="body2" color="textSecondary">
                  {members.map(({ name, role }) => texts.member(name, role)).join(', ')}
                </Typography>
              ),
            }))}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button
          variant="contained"
          disabled={!team}
          onClick={() => {
            onClose();
            if (team) void copyForTeam(survey, team);
          }}
        >
          {texts.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
