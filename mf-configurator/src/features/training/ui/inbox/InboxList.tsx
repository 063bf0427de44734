import { Box } from '@dialogwerk/shared/ui';
import { useId, useLayoutEffect } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { Verdict } from './useInbox.ts';
import { DIGITS } from '../../model/digits.ts';
import { groupId } from '../../model/Inbox.ts';
import type { InboxKind, ReplyGroup } from '../../model/Inbox.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { ReplyGroupText } from './ReplyGroupText.tsx';

interface InboxListProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Which replies they are. Of those that were handled 'Entf' lays one before an author again, and nothing else is done. */
  readonly show: InboxKind;
  readonly groups: readonly ReplyGroup[];
  /** Index of the chosen group. */
  readonly chosen: number;
  readonly meanings: readonly Meaning[];
  readonly onChoose: (index: number) => void;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onUndo: () => void;
}

/** The groups of replies as a list for the keyboard: arrows choose, digits assign, 'Entf' dismisses, 'Z' takes back. */
export function InboxList({ ref, show, groups, chosen, meanings, onChoose, onVerdict, onUndo }: InboxListProps) {
  const id = useId();
  const rowId = (group: ReplyGroup): string => `${id}-${groupId(group)}`;
  const chosenId = rowId(groups[chosen] ?? []);
  useLayoutEffect(() => {
    // In braces, because some browsers give a promise here, which React would take for the way to clean up.
    document.getElementById(chosenId)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosenId]);

  const press = (event: KeyboardEvent): void => {
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actionOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined => {
    if (key.toLowerCase() === 'z' && !altKey) return onUndo;
    if (ctrlKey || metaKey || altKey) return undefined;
    const last = groups.length - 1;
    const goal = { ArrowDown: Math.min(chosen + 1, last), ArrowUp: Math.max(chosen - 1, 0), Home: 0, End: last }[key];
    if (goal !== undefined) return () => onChoose(goal);
    if (key === 'Delete' || key === 'Backspace')
      return () => onVerdict({ kind: show === 'handled' ? 'reopen' : 'dismiss' });
    if (show === 'handled') return undefined;
    const meaning = /^[1-9]$/.test(key) ? meanings.slice(0, DIGITS)[Number(key) - 1] : undefined;
    return meaning && (() => onVerdict({ kind: 'assign', target: meaning.target }));
  };

  return (
    <Box
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={texts.inbox.list[show]}
      aria-activedescendant={chosenId}
      onKeyDown={press}
      sx={{
        maxHeight: 'max(320px, 60vh)',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.dark' },
      }}
    >
      {groups.map((group, index) => (
        <Box
          key={groupId(group)}
          id={rowId(group)}
          role="option"
          aria-selected={index === chosen}
          onClick={() => onChoose(index)}
          sx={{
            px: 2,
            py: 1.25,
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            borderBottom: 1,
            borderBottomColor: 'divider',
            borderLeft: '4px solid',
            borderLeftColor: index === chosen ? 'primary.main' : 'transparent',
            bgcolor: index === chosen ? 'action.selected' : undefined,
          }}
        >
          <ReplyGroupText group={group} isChosen={index === chosen} meanings={meanings} />
        </Box>
      ))}
    </Box>
  );
}
