import { mdiHistory } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, LinearProgress, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { Fragment } from 'react';
import { useChanges } from '../effects/useChanges.ts';
import { blockNames } from '../model/blockNames.ts';
import { dayName } from '../model/dayName.ts';
import { entriesOf } from '../model/entriesOf.ts';
import type { Entry } from '../model/Entry.ts';
import { stateAt } from '../model/stateAt.ts';
import type { StateAt } from '../model/stateAt.ts';
import { texts } from '../texts.ts';
import { HistoryItem } from './HistoryItem.tsx';

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
}

/** Who changed what and when, with the ways to look at it and to go back to it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { survey, revision, me, canRedo, readOnly, onSelect, onGoBack } = props;
  const { changes, more, fault, readAt, isLoadingOlder, loadOlder, retry } = useChanges(survey.survey_id, revision);
  const problem = fault !== null && (
    <FaultAlert onRetry={retry} sx={{ m: 2 }}>
      {texts.fault(fault)}
    </FaultAlert>
  );
  if (changes === null && problem) return problem;
  if (changes === null) return <LinearProgress aria-label={texts.loading} />;

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
  return (
    <>
      {problem}
      <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((entry, index) => (
          <Fragment key={entry.key}>
            {beginsDay(shown, index) && (
              <Typography
                component="li"
                variant="body2"
                color="textSecondary"
                sx={{ px: 2, pt: 2, pb: 0.5, fontWeight: 600 }}
              >
                {dayName(entry.time, readAt)}
              </Typography>
            )}
            <HistoryItem
              entry={entry}
              survey={survey}
              names={names}
              mine={entry.author !== null && entry.author.user_id === me}
              canGoBack={!readOnly && !entry.undone && entry !== newest}
              onSelect={onSelect}
              onGoBack={() => onGoBack(stateAt(entries, entry))}
            />
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

function beginsDay(entries: readonly Entry[], index: number): boolean {
  const day = (entry: Entry | undefined): string => (entry ? new Date(entry.time).toDateString() : '');
  return day(entries[index]) !== day(entries[index - 1]);
}
