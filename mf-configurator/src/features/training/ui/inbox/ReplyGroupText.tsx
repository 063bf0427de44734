import { Box, Typography } from '@dialogwerk/shared/ui';
import { labelOf } from '../../model/Meaning.ts';
import type { Meaning } from '../../model/Meaning.ts';
import type { ReplyGroup } from '../../model/Inbox.ts';
import { texts } from '../../texts.ts';

interface ReplyGroupTextProps {
  readonly group: ReplyGroup;
  /** Whether a key acts on it: then all of its replies are written out. */
  readonly isChosen: boolean;
  readonly meanings: readonly Meaning[];
}

/** How many further replies of a group are written out, and of the chosen one. */
const WRITTEN = { chosen: 40, other: 4 };

/** What like replies say, and what the training takes the first of them for. */
export function ReplyGroupText({ group: [first, ...like], isChosen, meanings }: ReplyGroupTextProps) {
  if (!first) return null;
  const [best] = first.matches;
  const guess =
    best && best.confidence >= 0.05
      ? texts.inbox.guess(labelOf(meanings, best.target), best.confidence)
      : texts.inbox.noGuess;
  const made =
    first.assigned === null ? texts.inbox.dismissed : texts.inbox.assigned(labelOf(meanings, first.assigned));
  const written = like.slice(0, WRITTEN[isChosen ? 'chosen' : 'other']).map(({ text }) => `„${text}“`);
  const rest = like.length - written.length;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{first.text}</Box>
      {written.length > 0 && <Typography variant="body2">{texts.inbox.like(written.join(', '), rest)}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {first.handled === null ? guess : made}
        {!first.is_live && ` · ${texts.inbox.test}`}
      </Typography>
    </>
  );
}
