import { Button, FaultAlert, Skeleton, Stack, StatePanel, TextField, Typography } from '@dialogwerk/shared/ui';
import { mdiCheckAll } from '@mdi/js';
import { useRef, useState } from 'react';
import { groupId } from '../../model/Inbox.ts';
import type { InboxKind } from '../../model/Inbox.ts';
import type { Meaning } from '../../model/Meaning.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';
import { InboxList } from './InboxList.tsx';
import { useInbox } from './useInbox.ts';
import type { Verdict } from './useInbox.ts';
import { VerdictBar } from './VerdictBar.tsx';

interface InboxViewProps {
  readonly place: Place;
  readonly meanings: readonly Meaning[];
}

/** Replies in words: those that wait, those that were understood, and those that an author has handled. */
export function InboxView(props: InboxViewProps) {
  const [show, setShow] = useState<InboxKind>('waiting');
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <TextField
        select
        size="small"
        label={texts.inbox.kinds}
        value={show}
        onChange={({ target }) => setShow(inboxKinds.find((kind) => kind === target.value) ?? 'waiting')}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: 280 }}
      >
        {inboxKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.inbox.kind[kind]}
          </option>
        ))}
      </TextField>
      <InboxOf key={show} show={show} {...props} />
    </Stack>
  );
}

const inboxKinds = ['waiting', 'understood', 'handled'] as const satisfies readonly InboxKind[];

/** Replies of one kind; each is assigned by one key or press, or laid before an author again. */
function InboxOf({ show, place, meanings }: InboxViewProps & { readonly show: InboxKind }) {
  const inbox = useInbox(place, show, meanings);
  const { state, reload } = inbox;
  const [chosen, setChosen] = useState('');
  const undos = useRef<(() => Promise<void>)[]>([]);
  const list = useRef<HTMLDivElement>(null);
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.inbox.loading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.inbox.fault(state.reason)}</FaultAlert>;
  const { groups, total } = state.value;
  const found = groups.findIndex((group) => groupId(group) === chosen);
  const at = Math.max(found, 0);
  const group = groups[at];

  const handle = async (verdict: Verdict): Promise<void> => {
    if (!group) return;
    const next = groups[at + 1] ?? groups[at - 1];
    setChosen(next ? groupId(next) : '');
    list.current?.focus();
    const undo = await inbox.handle(group, verdict);
    if (undo) undos.current.push(undo);
  };
  const undoLast = (): void => void undos.current.pop()?.();

  if (!group) {
    return (
      <StatePanel
        icon={mdiCheckAll}
        title={texts.inbox.emptyTitle[show]}
        actions={
          total > 0 && (
            <Button variant="contained" onClick={reload}>
              {texts.inbox.more}
            </Button>
          )
        }
      >
        {total > 0 ? texts.inbox.left[show](total) : texts.inbox.empty[show]}
      </StatePanel>
    );
  }
  const shown = groups.flat().length;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Typography color="textSecondary">{texts.inbox.explained[show]}</Typography>
      <VerdictBar
        meanings={meanings}
        isHandled={show === 'handled'}
        group={group}
        onVerdict={(verdict) => void handle(verdict)}
        onSplit={() => {
          inbox.split(group);
          list.current?.focus();
        }}
      />
      <Typography role="status" variant="body2">
        {shown < total ? texts.inbox.shown(shown, total) : texts.inbox.left[show](total)}
      </Typography>
      <InboxList
        ref={list}
        show={show}
        groups={groups}
        chosen={at}
        meanings={meanings}
        onChoose={(index) => setChosen(groups[index] ? groupId(groups[index]) : '')}
        onVerdict={(verdict) => void handle(verdict)}
        onUndo={undoLast}
      />
    </Stack>
  );
}
