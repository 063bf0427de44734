import type { JudgedReply, TrainedBlock } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import type { Preview } from '../../effects/readPreview.ts';
import { labelOf } from '../../model/Meaning.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { Table } from '../Table.tsx';
import { ZoneChip } from '../ZoneChip.tsx';

interface ChangedRepliesProps {
  readonly preview: Preview;
  readonly blocks: readonly TrainedBlock[];
}

/** The replies that would be understood differently, before and after. */
export function ChangedReplies({ preview: { changed, meanings }, blocks }: ChangedRepliesProps) {
  const nameOf = (id: string): string => blocks.find(({ unique_question_id }) => unique_question_id === id)?.name ?? id;
  return (
    <Table label={texts.apply.title}>
      <thead>
        <tr>
          <th scope="col">{texts.apply.reply}</th>
          <th scope="col">{texts.apply.before}</th>
          <th scope="col">{texts.apply.after}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ reply_id, unique_question_id, text, before, after }) => (
          <tr key={reply_id}>
            <th scope="row">
              {text}
              <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {texts.apply.of(nameOf(unique_question_id))}
              </Typography>
            </th>
            <td>
              <UnderstoodAs understood={before} meanings={meanings.get(unique_question_id) ?? []} />
            </td>
            <td>
              <UnderstoodAs understood={after} meanings={meanings.get(unique_question_id) ?? []} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface UnderstoodAsProps {
  readonly understood: JudgedReply['before'];
  readonly meanings: readonly Meaning[];
}

function UnderstoodAs({ understood: { zone, matches }, meanings }: UnderstoodAsProps) {
  return (
    <>
      <ZoneChip zone={zone} />
      {matches.map(({ target }) => (
        <div key={target}>{labelOf(meanings, target)}</div>
      ))}
    </>
  );
}
