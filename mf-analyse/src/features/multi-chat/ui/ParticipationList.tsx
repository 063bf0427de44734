import { useResource } from '@dialogwerk/shared/clients';
import { Button, FaultAlert, Skeleton, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { formatCount } from '@dialogwerk/shared/numbers';
import { useState } from 'react';
import { resultOptions } from '../../../calls/resultOptions.ts';
import { DataTable } from '../../../DataTable.tsx';
import { formatDuration } from '../../../formats.ts';
import { multiChatTexts as texts } from '../texts.ts';

/** As many come with one call (contract). */
const AT_ONCE = 50;

interface ParticipationListProps {
  readonly id: number;
  readonly total: number;
  readonly onRead: (participation_id: string) => void;
}

/** The respondents of a multi-chat, the newest first, page by page. */
export function ParticipationList({ id, total, onRead }: ParticipationListProps) {
  const [page, setPage] = useState(0);
  const { short } = useDates();
  const { state, reload } = useResource('chatsParticipations', { id, page }, resultOptions);
  if (state.kind === 'loading') return <Skeleton variant="rounded" height={260} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.listFault(state.reason)}</FaultAlert>;
  const { participations } = state.value;
  const first = page * AT_ONCE;
  return (
    <>
      <DataTable label={texts.participations}>
        <thead>
          <tr>
            <th scope="col">{texts.begun}</th>
            <th scope="col" className="number">
              {texts.took}
            </th>
            <th scope="col" className="number">
              {texts.opened}
            </th>
            <th scope="col" className="number">
              {texts.replies}
            </th>
            <th scope="col" className="number">
              {texts.clues}
            </th>
            <th scope="col">{texts.ending}</th>
            <th scope="col">{texts.read}</th>
          </tr>
        </thead>
        <tbody>
          {participations.map(({ participation_id, started_at, last_at, chats, replies, clues, endings }) => (
            <tr key={participation_id}>
              <th scope="row" className="date">
                {short(started_at)}
              </th>
              <td className="number">{formatDuration(last_at - started_at)}</td>
              <td className="number">{formatCount(chats)}</td>
              <td className="number">{formatCount(replies)}</td>
              <td className="number">{formatCount(clues)}</td>
              <td>{endings.join(', ') || texts.noEnding}</td>
              <td>
                <Button
                  size="small"
                  sx={{ my: -1 }}
                  aria-label={texts.readOf(short(started_at))}
                  onClick={() => onRead(participation_id)}
                >
                  {texts.read}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {total > AT_ONCE && (
        <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
          <Typography role="status" variant="body2" color="textSecondary">
            {texts.range(first + 1, first + participations.length, total)}
          </Typography>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {texts.earlier}
          </Button>
          <Button size="small" disabled={first + AT_ONCE >= total} onClick={() => setPage(page + 1)}>
            {texts.later}
          </Button>
        </Stack>
      )}
    </>
  );
}
