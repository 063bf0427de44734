import type { JudgedReply, TrainedBlock } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { labelOf } from '../../model/Meaning.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { ZoneChip } from '../ZoneChip.tsx';

interface ChangedRepliesProps {
  readonly changed: readonly JudgedReply[];
  /** Of the blocks that they were given at, by `unique_question_id`, as far as they are known. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  readonly blocks: readonly TrainedBlock[];
}

/** The replies that would be understood differently, before and after; side by side where there is room. */
export function ChangedReplies({ changed, meanings, blocks }: ChangedRepliesProps) {
  const nameOf = (id: string): string => blocks.find(({ unique_question_id }) => unique_question_id === id)?.name ?? id;
  return (
    <Box component="ul" aria-label={texts.apply.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changed.map(({ reply_id, unique_question_id, text, before, after }) => {
        const ofBlock = meanings.get(unique_question_id) ?? [];
        return (
          <Box component="li" key={reply_id} sx={changedReply}>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {text}
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {texts.apply.of(nameOf(unique_question_id))}
              </Typography>
            </Box>
            <UnderstoodAs when={texts.apply.before} understood={before} meanings={ofBlock} />
            <UnderstoodAs when={texts.apply.after} understood={after} meanings={ofBlock} />
          </Box>
        );
      })}
    </Box>
  );
}

const changedReply = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

interface UnderstoodAsProps {
  readonly when: string;
  readonly understood: JudgedReply['before'];
  readonly meanings: readonly Meaning[];
}

function UnderstoodAs({ when, understood: { zone, matches }, meanings }: UnderstoodAsProps) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {when}
      </Typography>
      <ZoneChip zone={zone} />
      {matches.map(({ target }) => (
        <div key={target}>{labelOf(meanings, target)}</div>
      ))}
    </div>
  );
}
