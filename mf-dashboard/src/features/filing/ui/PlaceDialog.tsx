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
  MaterialLink,
  Typography,
} from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useId, useState } from 'react';
import { mayPlace } from '../../../listed/model/mayPlace.ts';
import { namesOf } from '../../../listed/model/namesOf.ts';
import { placeSurveys } from '../../../listed/placeSurveys.ts';
import { clearSelection } from '../../../listed/state/selection.ts';
import { texts as shared } from '../../../texts.ts';
import { filingTexts } from '../filingTexts.ts';
import { Choices } from './Choices.tsx';

const { place: texts } = filingTexts;

interface PlaceDialogProps {
  readonly surveys: readonly SurveyListItem[];
  readonly onClose: () => void;
}

const NONE = 'none';

/** Asks for the workspace that dialogs shall stand in, or none: of those whose team the author manages. */
export function PlaceDialog({ surveys, onClose }: PlaceDialogProps) {
  const titleId = useId();
  const { state, reload } = useResource('listWorkspaces', {});
  const moved = surveys.filter(mayPlace);
  const here = new Set(moved.map(({ workspace_id }) => workspace_id ?? NONE));
  const [first] = here;
  const known = state.kind === 'loaded' ? state.value.workspaces : [];
  const [asked, setAsked] = useState<string | null>(null);
  const chosen = asked ?? (here.size === 1 && first !== NONE ? first : known[0]?.workspace_id) ?? NONE;
  const names = namesOf(moved);

  function place(): void {
    const into = known.find(({ workspace_id }) => workspace_id === chosen) ?? null;
    clearSelection();
    void placeSurveys(moved, into?.workspace_id ?? null, texts.done(names, into?.name ?? null));
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(names)}
      </DialogTitle>
      <DialogContent>
        {state.kind === 'loading' && <CircularProgress aria-label={texts.loading} />}
        {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.fault(state.reason)}</FaultAlert>}
        {state.kind === 'loaded' && (
          <Choices
            legend={texts.legend}
            chosen={chosen}
            onChoose={setAsked}
            choices={[
              ...known.map(({ workspace_id, name }) => ({ value: workspace_id, label: name })),
              { value: NONE, label: texts.none },
            ]}
          />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.means} {moved.length < surveys.length && texts.others(surveys.length - moved.length)}
        </Typography>
        <MaterialLink
          component={Link}
          to="/account/arbeitsbereiche"
          variant="body2"
          sx={{ display: 'inline-block', mt: 1 }}
        >
          {known.length === 0 ? texts.make : texts.manage}
        </MaterialLink>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{shared.cancel}</Button>
        <Button
          variant="contained"
          disabled={known.length === 0 && here.size === 1 && first === NONE}
          onClick={() => {
            onClose();
            place();
          }}
        >
          {texts.move}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
