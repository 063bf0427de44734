import type { Comment, Person } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Box, Button, Chip, readTyped, Typography, useDates } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { piecesOf } from '../model/mentions.ts';
import { draftPlace } from '../model/draftPlace.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';

interface CommentItemProps {
  readonly survey_id: string;
  readonly comment: Comment;
  readonly people: readonly Person[];
  /** It suggests a wording, which others may have decided on: taken away, but not changed. */
  readonly isFixed: boolean;
  readonly onChange: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** One comment, which its author can change and take away. */
export function CommentItem({ survey_id, comment, people, isFixed, onChange, onRemove }: CommentItemProps) {
  const me = useStore($session)?.user_id;
  const { moment } = useDates();
  const place = `change ${comment.comment_id}` as const;
  const [isChanging, setChanging] = useState(() => readTyped(draftPlace(survey_id, place)) !== null);
  const { author, text, created_at, edited_at } = comment;
  if (text === null) return <Typography sx={{ fontStyle: 'italic' }}>{texts.taken}</Typography>;
  const isMine = author !== null && author.user_id === me;
  const when = [moment(created_at), ...(edited_at === null ? [] : [texts.edited])].join(', ');
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="div" variant="body2" color="textSecondary">
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {isMine ? texts.you : (author?.name ?? texts.nobody)}
        </Box>{' '}
        {when}
        {comment.is_unseen && (
          <Chip component="span" size="small" color="info" label={texts.unseen} sx={{ ml: 1, fontWeight: 600 }} />
        )}
      </Typography>
      {isChanging ? (
        <Box sx={{ mt: 1 }}>
          <CommentForm
            survey_id={survey_id}
            place={place}
            label={texts.change}
            sendLabel={texts.save}
            initial={text}
            people={people}
            onSend={(next) => {
              setChanging(false);
              return onChange(next);
            }}
            onLeave={() => setChanging(false)}
          />
        </Box>
      ) : (
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>
          {piecesOf(text, people).map((piece) =>
            piece.person ? (
              <Box component="span" key={piece.at} sx={{ fontWeight: 600, color: 'primary.dark' }}>
                {piece.text}
              </Box>
            ) : (
              piece.text
            ),
          )}
        </Typography>
      )}
      {isMine && !isChanging && (
        <Box sx={{ display: 'flex', gap: 0.5, ml: -1 }}>
          {!isFixed && (
            <Button size="small" onClick={() => setChanging(true)}>
              {texts.edit}
            </Button>
          )}
          <Button size="small" onClick={onRemove}>
            {texts.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
}
