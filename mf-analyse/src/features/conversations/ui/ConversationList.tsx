import { FaultAlert, Paper, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Virtualizer } from 'virtua';
import type { VirtualizerHandle } from 'virtua';
import { conversationTexts as texts } from '../texts.ts';
import { useConversationPages } from '../useConversationPages.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { rowStyles } from './rowStyles.ts';

interface ConversationListProps {
  readonly survey_id: string;
  readonly filter: string;
  /** How many there are by the overview; as many rows wait, so that nothing moves when they come. */
  readonly expected: number;
  readonly onRead: (conversation_id: string) => void;
}

/** As many rows fill the list. */
const FILLED = 10;

/** Above as many rows only those in sight are drawn. */
const FEW = 100;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** Every conversation that the filter lets through; only those in sight are drawn and fetched. */
export default function ConversationList({ survey_id, filter, expected, onRead }: ConversationListProps) {
  const { total: known, problem, itemAt, want, retry } = useConversationPages(survey_id, filter);
  const total = known ?? Math.min(expected, FILLED);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const isMoved = useRef(false);
  // The row that the keyboard came to may be drawn only now.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus();
  }, [active]);

  if (problem !== null) return <FaultAlert onRetry={retry}>{texts.failed(problem)}</FaultAlert>;
  if (total === 0) return <Typography color="textSecondary">{texts.none}</Typography>;

  const current = Math.min(active, total - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? total - 1 : by === undefined ? null : current + by;
    if (to === null) return;
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), total - 1);
    virtualizer.current?.scrollToIndex(next, { align: 'nearest' });
    isMoved.current = true;
    setActive(next);
  };

  const rowOf = (index: number) => (
    <ConversationRow
      line={itemAt(index)}
      index={index}
      isActive={index === current}
      onWanted={want}
      onRead={onRead}
      onFocus={() => setActive(index)}
    />
  );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {texts.count(known ?? expected)}
      </Typography>
      <Paper
        ref={list}
        variant="outlined"
        role="group"
        aria-label={texts.list(known ?? expected)}
        aria-busy={known === null}
        onKeyDown={onKeyDown}
        sx={{ ...rowStyles, maxHeight: 520, overflowY: 'auto' }}
      >
        {total > FEW ? (
          <Virtualizer
            ref={virtualizer}
            data={{ length: total }}
            as="ol"
            item="li"
            itemSize={49}
            keepMounted={[current]}
          >
            {(_, index) => rowOf(index)}
          </Virtualizer>
        ) : (
          <ol>
            {Array.from({ length: total }, (_, index) => (
              <li key={index}>{rowOf(index)}</li>
            ))}
          </ol>
        )}
      </Paper>
    </>
  );
}
