import { mdiHistory } from '@mdi/js';
import { studyDay } from '@dialogwerk/shared/contract';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useChanges } from '../effects/useChanges.ts';
import { blockNames } from '../model/blockNames.ts';
import { dayName } from '../model/dayName.ts';
import { entriesOf } from '../model/entriesOf.ts';
import type { Session } from '../model/sessions/Session.ts';
import { sessionsOf } from '../model/sessions/sessionsOf.ts';
import { stateAt } from '../model/stateAt.ts';
import type { StateAt } from '../model/stateAt.ts';
import { texts } from '../texts.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { SessionItem } from './SessionItem.tsx';

interface HistoryPanelProps {
  readonly survey: SurveyData;
  readonly revision: number;
  /** The signed-in author's id. */
  readonly me: string | null;
  /** Whether an entry that was taken back can be done again here. */
  readonly canRedo: (client: string, step: string) => boolean;
  readonly readOnly: boolean;
  readonly onSelect: (block: string) => void;
  readonly onGoBack: (state: StateAt) => void;
  /** Puts a block back as it was before the change of a revision. */
  readonly onTakeBack: (revision: number, block: string) => void;
  /** What else can be done with the state that a session has left. */
  readonly renderActions: (session: Session) => ReactNode;
}

/** Who changed what and when, session by session, with the ways to look at it and to go back to it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { survey, revision, me, canRedo, readOnly, onSelect, onGoBack, onTakeBack, renderActions } = props;
  const { changes, more, fault, readAt, isLoadingOlder, loadOlder, retry } = useChanges(survey.survey_id, revision);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const problem = fault !== null && (
    <FaultAlert onRetry={retry} sx={{ m: 2 }}>
      {texts.fault(fault)}
    </FaultAlert>
  );
  if (changes === null && problem) return problem;
  if (changes === null) return <HistorySkeleton />;

  const names = blockNames(changes, survey);
  const entries = entriesOf(changes, survey, names);
  // What was taken back and cannot be done again is as if it had never been (spec §4).
  const shown = entries.filter(({ undone, client, step }) => !undone || canRedo(client, step));
  if (shown.length === 0) {
    return (
      <StatePanel icon={mdiHistory} title={texts.emptyTitle}>
        {texts.empty}
      </StatePanel>
    );
  }
  const newest = shown.find(({ undone }) => !undone);
  const sessions = sessionsOf(shown);
  const isMine = ({ author }: Pick<Session, 'author'>): boolean => author !== null && author.user_id === me;
  return (
    <>
      {problem}
      <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map((session, index) => (
          <Fragment key={session.key}>
            {beginsDay(sessions, index) && (
              <Typography
                component="li"
                variant="body2"
                color="textSecondary"
                sx={{ px: 2, pt: 2, pb: 0.5, fontWeight: 600 }}
              >
                {dayName(session.to, readAt)}
              </Typography>
            )}
            <SessionItem
              session={session}
              who={isMine(session) ? texts.you : (session.author?.name ?? texts.gone)}
              isOpen={open.has(session.key)}
              actions={renderActions(session)}
              onToggle={() => setOpen(toggled(open, session.key))}
            >
              {session.entries.map((entry) => (
                <HistoryItem
                  key={entry.key}
                  entry={entry}
                  survey={survey}
                  names={names}
                  canGoBack={!readOnly && !entry.undone && entry !== newest}
                  onSelect={onSelect}
                  onTakeBack={readOnly || entry.undone ? null : (id) => onTakeBack(entry.revision, id)}
                  onGoBack={() => onGoBack(stateAt(entries, entry))}
                />
              ))}
            </SessionItem>
          </Fragment>
        ))}
      </Box>
      {more && (
        <Button onClick={loadOlder} sx={{ m: 2 }}>
          {isLoadingOlder ? texts.loadingOlder : texts.older}
        </Button>
      )}
    </>
  );
}

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}

function beginsDay(sessions: readonly Session[], index: number): boolean {
  const day = (session: Session | undefined): string => (session ? studyDay(session.to) : '');
  return day(sessions[index]) !== day(sessions[index - 1]);
}
