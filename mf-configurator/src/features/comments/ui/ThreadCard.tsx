import type { Comment, CommentThread, Person } from '@dialogwerk/shared/contract';
import { Box, Button, MaterialLink, Paper, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { keepComment, newComment, removeComment, resolveThread } from '../changeComments.ts';
import { readDraft } from '../state/commentDrafts.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';

interface ThreadCardProps {
  readonly survey_id: string;
  readonly thread: CommentThread;
  readonly people: readonly Person[];
  /** What its block is called; null once that is gone. */
  readonly blockName: string | null;
  readonly onSelect: () => void;
  /** It was taken away or is done with, so that its buttons may be gone. */
  readonly onGone: () => void;
}

/** What is said about a block: comments, answers, and that it is done with. */
export function ThreadCard({ survey_id, thread, people, blockName, onSelect, onGone }: ThreadCardProps) {
  const { moment } = useDates();
  const { comments, resolved } = thread;
  const place = `answer ${thread.thread_id}` as const;
  const [isAnswering, setAnswering] = useState(() => readDraft(survey_id, place) !== null);
  const keep = (comment: Comment): Promise<boolean> => keepComment(survey_id, comment, thread, people);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {blockName === null ? (
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {texts.goneBlock}
        </Typography>
      ) : (
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <MaterialLink
            component="button"
            type="button"
            onClick={onSelect}
            aria-label={texts.show(blockName)}
            sx={{ textAlign: 'left', minHeight: 24, color: 'text.primary' }}
          >
            {blockName}
          </MaterialLink>
        </Typography>
      )}
      {comments.map((comment) => (
        <CommentItem
          key={comment.comment_id}
          survey_id={survey_id}
          comment={comment}
          people={people}
          onChange={(text) => keep({ ...comment, text, edited_at: Date.now() })}
          onRemove={() => {
            onGone();
            void removeComment(survey_id, comment, thread, people);
          }}
        />
      ))}
      {resolved ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.resolvedBy(resolved.by?.name ?? texts.nobody, moment(resolved.at))}
          </Typography>
          <Button size="small" onClick={() => void resolveThread(survey_id, thread, false)}>
            {texts.reopen}
          </Button>
        </Box>
      ) : isAnswering ? (
        <CommentForm
          survey_id={survey_id}
          place={place}
          label={texts.answer}
          sendLabel={texts.sendAnswer}
          people={people}
          onSend={(text) => {
            setAnswering(false);
            return keep(newComment(text));
          }}
          onLeave={() => setAnswering(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => setAnswering(true)}>
            {texts.sendAnswer}
          </Button>
          <Button
            size="small"
            onClick={() => {
              onGone();
              void resolveThread(survey_id, thread, true);
            }}
          >
            {texts.resolve}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
