import type { Person } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import { Icon, IconButton, Menu, MenuItem, Tooltip } from '@dialogwerk/shared/ui';
import { mdiAt } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { texts } from '../texts.ts';

interface MentionButtonProps {
  readonly people: readonly Person[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** null: nobody. */
  readonly onChoose: (person: Person | null) => void;
  /** The list has gone, and with it the focus. */
  readonly onClosed: () => void;
}

/** The people of the team who can be mentioned, without the reader; nothing where there is nobody else. */
export function MentionButton({ people, isOpen, onOpen, onChoose, onClosed }: MentionButtonProps) {
  const me = useStore($session)?.user_id;
  const button = useRef<HTMLButtonElement>(null);
  const others = people.filter(({ user_id }) => user_id !== me);
  if (others.length === 0) return null;
  return (
    <>
      <Tooltip title={texts.mentionHint}>
        <IconButton ref={button} aria-label={texts.mention} aria-haspopup="menu" onClick={onOpen} sx={{ ml: 'auto' }}>
          <Icon path={mdiAt} fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => onChoose(null)}
        slotProps={{ list: { 'aria-label': texts.mention }, transition: { onExited: onClosed } }}
        disableRestoreFocus
      >
        {others.map((person) => (
          <MenuItem key={person.user_id} onClick={() => onChoose(person)}>
            {person.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
