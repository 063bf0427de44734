import { mdiMonitorCellphone } from '@mdi/js';
import { send, useResource } from '@dialogwerk/shared/clients';
import type { OpenSession } from '@dialogwerk/shared/contract';
import {
  Button,
  Chip,
  FaultAlert,
  Icon,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Skeleton,
  useDates,
} from '@dialogwerk/shared/ui';
import { endSession } from '../../session/effects/endSession.ts';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** Where one is logged in, and the way to end that: one by one, or everywhere, here included. */
export function SessionsSection() {
  const { moment } = useDates();
  const { state, reload } = useResource('sessions', {});
  const { isSaving, problem, save } = useSaving();
  const end = async ({ session_id }: OpenSession): Promise<void> => {
    await save(() => send('endSession', { session_id }), texts.sessionEnded);
  };
  const endAll = async (): Promise<void> => {
    if (await save(() => send('endAllSessions', {}), null)) endSession();
  };
  return (
    <Section title={texts.sessions} help={texts.sessionsHelp}>
      <Problem text={problem} />
      {state.kind === 'loading' && <Skeleton variant="rounded" width="100%" height={72} />}
      {state.kind === 'failed' && (
        <FaultAlert severity="warning" onRetry={reload}>
          {texts.sessionsFault}
        </FaultAlert>
      )}
      {state.kind === 'loaded' && (
        <List disablePadding aria-label={texts.sessions} sx={{ width: '100%' }}>
          {state.value.sessions.map((session) => {
            const device = session.device === '' ? texts.unknownDevice : session.device;
            return (
              <ListItem key={session.session_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
                <ListItemIcon sx={{ minWidth: 32 }}>
                  <Icon path={mdiMonitorCellphone} />
                </ListItemIcon>
                <ListItemText
                  primary={device}
                  secondary={texts.lastUsed(moment(session.last_used_at))}
                  sx={{ flex: '1 1 160px' }}
                />
                {session.current ? (
                  <Chip size="small" color="success" label={texts.thisSession} />
                ) : (
                  <Button
                    size="small"
                    disabled={isSaving}
                    aria-label={texts.endSessionOf(device)}
                    onClick={() => void end(session)}
                  >
                    {texts.endSession}
                  </Button>
                )}
              </ListItem>
            );
          })}
        </List>
      )}
      <Button variant="outlined" color="error" disabled={isSaving} onClick={() => void endAll()}>
        {texts.endAll}
      </Button>
    </Section>
  );
}
