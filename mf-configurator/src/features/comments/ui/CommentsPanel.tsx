import type { SurveyData } from '@dialogwerk/shared/contract';
import {
  Box,
  FaultAlert,
  FormControlLabel,
  Skeleton,
  Stack,
  StatePanel,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { mdiCommentTextMultipleOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { nameOfBlock } from '../../../model/wording/nameOfBlock.ts';
import { keepComment, newComment } from '../changeComments.ts';
import { inBlockOrder } from '../model/threads.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { ThreadCard } from './ThreadCard.tsx';
import { useComments } from './useComments.ts';

interface CommentsPanelProps {
  readonly survey: SurveyData;
  /** The block that a new comment is about; null where none is selected. */
  readonly selected: string | null;
  readonly onSelect: (unique_question_id: string) => void;
}

/** What the team says about the blocks: open threads, on wish those that are done with, and a new one about the selected block. */
export function CommentsPanel({ survey, selected, onSelect }: CommentsPanelProps) {
  const [showsResolved, showResolved] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { survey_id, all_questions } = survey;
  const { state, reload } = useComments(survey_id);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={160} sx={{ m: 2 }} />;
  if (state.kind === 'failed')
    return (
      <Box sx={{ p: 2 }}>
        <FaultAlert onRetry={reload}>{texts.notLoaded(state.reason)}</FaultAlert>
      </Box>
    );
  const { threads, people } = state.value;
  const open = threads.filter(({ resolved }) => resolved === null);
  const resolved = threads.length - open.length;
  const known = new Set(all_questions.map(({ unique_question_id }) => unique_question_id));
  const shown = inBlockOrder(showsResolved ? threads : open, all_questions);
  return (
    <Stack ref={top} tabIndex={-1} sx={{ p: 2, gap: 2, outline: 'none' }}>
      {selected === null ? (
        threads.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.chooseBlock}
          </Typography>
        )
      ) : (
        <CommentForm
          key={selected}
          survey_id={survey_id}
          place={`about ${selected}`}
          label={texts.newAbout(nameOfBlock(selected, { survey }))}
          sendLabel={texts.send}
          people={people}
          onSend={(text) => {
            const comment = newComment(text);
            const place = { thread_id: comment.comment_id, unique_question_id: selected };
            return keepComment(survey_id, comment, place, people);
          }}
        />
      )}
      {threads.length === 0 ? (
        <StatePanel icon={mdiCommentTextMultipleOutline} title={texts.emptyTitle}>
          {texts.emptyHint}
        </StatePanel>
      ) : (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {open.length === 0 ? texts.allResolved : texts.open(open.length)}
        </Typography>
      )}
      {resolved > 0 && (
        <FormControlLabel
          control={<Switch checked={showsResolved} onChange={(_event, isOn) => showResolved(isOn)} />}
          label={texts.showResolved(resolved)}
        />
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label={texts.list} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {shown.map((thread) => (
            <ThreadCard
              key={thread.thread_id}
              survey_id={survey_id}
              thread={thread}
              people={people}
              blockName={
                known.has(thread.unique_question_id) ? nameOfBlock(thread.unique_question_id, { survey }) : null
              }
              onSelect={() => onSelect(thread.unique_question_id)}
              onGone={() => top.current?.focus()}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
