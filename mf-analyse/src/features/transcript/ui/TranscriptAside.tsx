import type { CallResponse, Transcript } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { Button, Divider, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiDownloadOutline, mdiTrashCanOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { takeData } from '../takeData.ts';
import { useMarks } from '../useMarks.ts';
import { transcriptTexts as texts } from '../texts.ts';
import { mayManageAnswers } from '../../../model/mayManageAnswers.ts';
import { ModelDecisions } from './ModelDecisions.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { TagEditor } from './TagEditor.tsx';
import { TranscriptFacts } from './TranscriptFacts.tsx';

interface TranscriptAsideProps {
  readonly survey_id: string;
  readonly conversation_id: string;
  /** null while it is not there. */
  readonly transcript: Transcript | null;
  /** How it stands; null while that is not known. */
  readonly place: CallResponse<'conversationPlace'> | null;
  readonly knownTags: readonly string[];
  readonly publicationName: (publication_id: string) => string;
  readonly onDelete: () => void;
}

/** What stands beside a conversation: what is known of it, words and notes, and what can be done with it. */
export function TranscriptAside(props: TranscriptAsideProps) {
  const { survey_id, conversation_id, transcript, place, knownTags, publicationName, onDelete } = props;
  const marks = useMarks(survey_id, conversation_id);
  const survey = useStore($survey);
  return (
    <Stack component="aside" aria-label={texts.about} sx={{ gap: 2.5 }}>
      {transcript && (
        <TranscriptFacts
          transcript={transcript}
          place={place}
          flags={marks.state.kind === 'loaded' ? marks.state.value.flags : null}
          publicationName={publicationName}
        />
      )}
      {marks.state.kind === 'loading' && <Skeleton variant="rounded" height={200} />}
      {marks.state.kind === 'failed' && (
        <FaultAlert onRetry={marks.reload}>{texts.marksFailed(marks.state.reason)}</FaultAlert>
      )}
      {marks.state.kind === 'loaded' && (
        <>
          <TagEditor tags={marks.state.value.tags} known={knownTags} onChange={marks.setTags} />
          <NoteEditor
            key={conversation_id}
            place={`note ${survey_id} ${conversation_id}`}
            notes={marks.state.value.notes}
            actions={marks}
          />
        </>
      )}
      <Divider />
      <ModelDecisions survey_id={survey_id} conversation_id={conversation_id} />
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Button
          size="small"
          startIcon={<Icon path={mdiDownloadOutline} />}
          onClick={() => void takeData(survey_id, conversation_id)}
        >
          {texts.take}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {texts.takeHelp}
        </Typography>
        {/* Whoever may go live with a dialog may delete what was said in it: the same two roles. */}
        {mayManageAnswers(survey) && (
          <Button size="small" color="error" startIcon={<Icon path={mdiTrashCanOutline} />} onClick={onDelete}>
            {texts.remove}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
