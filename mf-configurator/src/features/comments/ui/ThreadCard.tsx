import type { Block, Comment, CommentThread, Person } from '@dialogwerk/shared/contract';
import { Box, Button, MaterialLink, Paper, readTyped, Typography, useDates } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { decide, keepComment, newComment, removeComment, resolveThread } from '../changeComments.ts';
import { draftPlace } from '../model/draftPlace.ts';
import { suggestedText, takenChange } from '../model/suggestions.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { SuggestionView } from './SuggestionView.tsx';

interface ThreadCardProps {
  readonly survey_id: string;
  readonly thread: CommentThread;
  readonly people: readonly Person[];
  /** null once it is gone. */
  readonly block: Block | null;
  /** What its block is called; null once that is gone. */
  readonly blockName: string | null;
  /** It is what the address leads to: it gets the focus when it first shows. */
  readonly isWanted: boolean;
  readonly onSelect: () => void;
  /** Changes the block as any other edit; null where nothing can be changed. */
  readonly onEdit: ((change: object) => void) | null;
  /** It was taken away or is done with, so that its buttons may be gone. */
  readonly onGone: () => void;
}

/** What is said about a block: comments, answers, and that it is done with. */
export function ThreadCard(props: ThreadCardProps) {
  const { survey_id, thread, people, block, blockName, isWanted, onSelect, onEdit, onGone } = props;
  const { moment } = useDates();
  const { comments, resolved, suggestion } = thread;
  const suggested = suggestion && block && suggestedText(block, suggestion);
  const place = `answer ${thread.thread_id}` as const;
  const [isAnswering, setAnswering] = useState(() => readTyped(draftPlace(survey_id, place)) !== null);
  const keep = (comment: Comment): Promise<boolean> => keepComment(survey_id, comment, thread, people);
  const isUndecided = suggestion?.decision === null;
  const accept =
    suggestion && block && suggested && onEdit
      ? (): void => {
          onGone();
          if (suggested.text !== suggestion.after) onEdit(takenChange(block, suggested, suggestion.after));
          void decide(survey_id, thread, { accepted: true, isResolved: true });
        }
      : null;
  const reject = async (reason: string): Promise<void> => {
    onGone();
    await decide(survey_id, thread, { accepted: false, isResolved: reason === '' });
    if (reason !== '') await keep(newComment(reason));
  };
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.focus();
  }, [isWanted]);
  return (
    <Paper ref={card} tabIndex={-1} component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
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
          isFixed={suggestion !== null && comment.comment_id === thread.thread_id}
          onChange={(text) => keep({ ...comment, text, edited_at: Date.now() })}
          onRemove={() => {
            onGone();
            void removeComment(survey_id, comment, thread, people);
          }}
        />
      ))}
      {suggestion && <SuggestionView suggestion={suggestion} block={block} />}
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
          {isUndecided && onEdit && (
            <DecisionButtons
              place={draftPlace(survey_id, `reject ${thread.thread_id}`)}
              onAccept={accept}
              onReject={(reason) => void reject(reason)}
            />
          )}
          <Button size="small" variant="outlined" onClick={() => setAnswering(true)}>
            {texts.sendAnswer}
          </Button>
          {!isUndecided && (
            <Button
              size="small"
              onClick={() => {
                onGone();
                void resolveThread(survey_id, thread, true);
              }}
            >
              {texts.resolve}
            </Button>
          )}
        </Box>
      )}
    </Paper>
  );
}
