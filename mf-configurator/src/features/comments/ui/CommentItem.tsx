import type { Comment, Person } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Box, Button, Typography, useDates } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { piecesOf } from '../model/mentions.ts';
import { readDraft } from '../state/commentDrafts.ts';
import { texts } from '../texts.ts';
import { CommentForm } from './CommentForm.tsx';

interface CommentItemProps {
  readonly survey_id: string;
  readonly comment: Comment;
  readonly people: readonly Person[];
  readonly onChange: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** One comment, which its author can change and take away. */
export function CommentItem({ survey_id, comment, people, onChange, onRemove }: CommentItemProps) {
  const me = useStore($session)?.user_id;
  const { moment } = useDates();
  const place = `change ${comment.comment_id}` as const;
  const [isChanging, setChanging] = useState(() => readDraft(survey_id, place) !== null);
  const { author, text, created_at, edited_at } = comment;
  if (text === null) return <Typography sx={{ fontStyle: 'italic' }}>{texts.taken}</Typography>;
  const isMine = author !== null && author.user_id === me;
  const when = [moment(created_at), ...(edited_at === null ? [] : [texts.edited])].join(', ');
  return (
    <Box component="article" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {isMine ? texts.you : (author?.name ?? texts.nobody)}
        </Box>{' '}
        {when}
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
          <Button size="small" onClick={() => setChanging(true)}>
            {texts.edit}
          </Button>
          <Button size="small" onClick={onRemove}>
            {texts.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
}
