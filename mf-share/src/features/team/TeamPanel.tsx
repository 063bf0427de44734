import { mdiAccountMultipleOutline } from '@mdi/js';
import { useResource } from '@dialogwerk/shared/clients';
import type { SharingMember, SurveyData } from '@dialogwerk/shared/contract';
import { openTeam } from '@dialogwerk/shared/state';
import {
  Box,
  Button,
  FaultAlert,
  Icon,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  Typography,
} from '@dialogwerk/shared/ui';
import { Panel } from '../../Panel.tsx';
import { texts as all } from '../../texts.ts';

const texts = all.team;

/** More than that stand in the team itself. */
const SHOWN = 5;

/** Who works on the dialog, and the way to the team itself, which stands once for all screens. */
export function TeamPanel({ survey: { survey_id } }: { readonly survey: SurveyData }) {
  const { state, reload } = useResource('dialogPermissions', { survey_id });
  return (
    <Panel title={texts.title} help="team">
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.fault(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <Team members={state.value.roles_current_survey_id} workspace={state.value.workspace} />
      )}
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon path={mdiAccountMultipleOutline} />}
        onClick={() => openTeam(survey_id)}
        sx={{ mt: 2 }}
      >
        {texts.open}
      </Button>
    </Panel>
  );
}

interface TeamProps {
  readonly members: readonly SharingMember[];
  readonly workspace: { readonly name: string } | null;
}

function Team({ members, workspace }: TeamProps) {
  const hidden = members.length - SHOWN;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {workspace && <Typography sx={{ mb: 1 }}>{texts.standsIn(workspace.name)}</Typography>}
      {members.length === 1 && <Typography color="textSecondary">{texts.alone}</Typography>}
      <List dense disablePadding aria-label={texts.title}>
        {members.slice(0, SHOWN).map((member) => (
          <ListItem key={member.name} disableGutters sx={{ py: 0.25 }}>
            <ListItemText primary={member.name} secondary={factsOf(member)} />
          </ListItem>
        ))}
      </List>
      {hidden > 0 && <Typography color="textSecondary">{texts.more(hidden)}</Typography>}
    </Box>
  );
}

function factsOf({ role, invite_accepted, workspace, own_role }: SharingMember): string {
  return [
    role,
    ...(workspace && own_role === null ? [texts.byWorkspace(workspace.name)] : []),
    ...(invite_accepted === 0 && role !== 'Besitzer' ? [texts.pending] : []),
  ].join(' · ');
}
