import type { Suggestion, SurveyData } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  FaultAlert,
  FormControlLabel,
  Icon,
  Skeleton,
  Stack,
  StatePanel,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { mdiCommentTextMultipleOutline, mdiPencilOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { nameOfBlock } from '../../../model/wording/nameOfBlock.ts';
import { keepComment, newComment } from '../changeComments.ts';
import { suggestibleTexts } from '../model/suggestions.ts';
import { hasUnseen, inBlockOrder } from '../model/threads.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { SuggestionForm } from './SuggestionForm.tsx';
import { ThreadCard } from './ThreadCard.tsx';
import { useComments } from './useComments.ts';
import { useSeenWhenLeft } from './useSeenWhenLeft.ts';

interface CommentsPanelProps {
  readonly survey: SurveyData;
  /** The block that a new comment is about; null where none is selected. */
  readonly selected: string | null;
  /** The comment that the address leads to; null for none. */
  readonly wanted: string | null;
  readonly onSelect: (unique_question_id: string) => void;
  /** Changes a block as any other edit; null where nothing can be changed. */
  readonly onEdit: ((unique_question_id: string, change: object) => void) | null;
}

/** What the team says about the blocks: open threads, on wish those that are done with, and a new one about the selected block. */
export function CommentsPanel({ survey, selected, wanted, onSelect, onEdit }: CommentsPanelProps) {
  const [suggestsFor, suggestFor] = useState<string | null>(null);
  const [showsResolved, showResolved] = useState(wanted !== null);
  const top = useRef<HTMLDivElement>(null);
  const { survey_id, all_questions } = survey;
  const { state, reload } = useComments(survey_id);
  useSeenWhenLeft(survey_id, state.kind === 'loaded' && hasUnseen(state.value.threads));
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
  const blocks = new Map(all_questions.map((block) => [block.unique_question_id, block]));
  const block = selected === null ? undefined : blocks.get(selected);
  const say = (unique_question_id: string, text: string, suggested: Suggestion | null): Promise<boolean> => {
    const comment = newComment(text);
    const suggestion = suggested && { ...suggested, decision: null };
    return keepComment(survey_id, comment, { thread_id: comment.comment_id, unique_question_id, suggestion }, people);
  };
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
          onSend={(text) => say(selected, text, null)}
        />
      )}
      {block && suggestsFor === selected && (
        <SuggestionForm
          key={`suggest ${block.unique_question_id}`}
          survey_id={survey_id}
          block={block}
          label={texts.suggestFor(nameOfBlock(block.unique_question_id, { survey }))}
          onSend={(suggestion, why) => say(block.unique_question_id, why, suggestion)}
          onLeave={() => {
            suggestFor(null);
            // The field that had the focus is gone.
            top.current?.focus();
          }}
        />
      )}
      {block && suggestsFor !== selected && suggestibleTexts(block).length > 0 && (
        <Button
          size="small"
          startIcon={<Icon path={mdiPencilOutline} />}
          onClick={() => suggestFor(selected)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {texts.suggest}
        </Button>
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
              block={blocks.get(thread.unique_question_id) ?? null}
              blockName={
                blocks.has(thread.unique_question_id) ? nameOfBlock(thread.unique_question_id, { survey }) : null
              }
              isWanted={thread.comments.some(({ comment_id }) => comment_id === wanted)}
              onSelect={() => onSelect(thread.unique_question_id)}
              onEdit={onEdit && ((change) => onEdit(thread.unique_question_id, change))}
              onGone={() => top.current?.focus()}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
