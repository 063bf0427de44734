import { Box, Button, Menu, MenuItem, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Verdict } from './useInbox.ts';
import type { ReplyGroup } from '../../model/Inbox.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { DIGITS } from '../../model/digits.ts';

interface VerdictBarProps {
  readonly meanings: readonly Meaning[];
  /** Whether they were handled before: then they can only be laid before an author again. */
  readonly isHandled: boolean;
  /** What a key or a press acts on. */
  readonly group: ReplyGroup;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onSplit: () => void;
}

/** What the chosen replies can be assigned to, each with its key; what has no digit is in a menu. */
export function VerdictBar({ meanings, isHandled, group, onVerdict, onSplit }: VerdictBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const assign = (target: string): void => onVerdict({ kind: 'assign', target });
  const further = meanings.slice(DIGITS);
  if (isHandled) {
    return (
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <ActedOn group={group} />
        <Button variant="outlined" aria-keyshortcuts="Delete" onClick={() => onVerdict({ kind: 'reopen' })}>
          <Key>{texts.inbox.dismissKey}</Key>
          {texts.inbox.reopen}
        </Button>
      </Stack>
    );
  }
  const likely = group[0]?.zone === 'unknown' ? undefined : group[0]?.matches[0]?.target;
  return (
    <Stack role="group" aria-label={texts.inbox.meanings} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActedOn group={group} />
      {meanings.slice(0, DIGITS).map(({ target, label }, index) => (
        <Button
          key={target}
          variant="outlined"
          aria-keyshortcuts={String(index + 1)}
          aria-description={target === likely ? texts.inbox.likely : undefined}
          onClick={() => assign(target)}
          sx={{
            bgcolor: target === likely ? 'action.selected' : undefined,
            borderWidth: target === likely ? 2 : 1,
            maxWidth: 1,
            textAlign: 'left',
            overflowWrap: 'anywhere',
            hyphens: 'auto',
          }}
        >
          <Key>{index + 1}</Key>
          {label}
        </Button>
      ))}
      {further.length > 0 && (
        <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          {texts.inbox.others} …
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {further.map(({ target, label }) => (
          <MenuItem
            key={target}
            onClick={() => {
              setAnchor(null);
              assign(target);
            }}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Button aria-keyshortcuts="Delete" onClick={() => onVerdict({ kind: 'dismiss' })}>
        <Key>{texts.inbox.dismissKey}</Key>
        {texts.inbox.dismiss}
      </Button>
      {group.length > 1 && <Button onClick={onSplit}>{texts.inbox.split}</Button>}
    </Stack>
  );
}

/** How many replies are written out. */
const WRITTEN = 5;

/** Which replies a key would act on, before it does. */
function ActedOn({ group }: Pick<VerdictBarProps, 'group'>) {
  const said = [...new Set(group.map(({ text }) => text))];
  const written = said.slice(0, WRITTEN).map((text) => `„${text}“`);
  return (
    <Typography sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      {texts.inbox.actsOn(group.length)} <strong>{written.join(', ')}</strong>
      {said.length > WRITTEN && ` ${texts.inbox.furtherReplies(said.length - WRITTEN)}`}
    </Typography>
  );
}

/** A key as it is printed on a keyboard; it is read out as the button's shortcut. */
function Key({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        mr: 1,
        px: 0.75,
        border: 1,
        borderRadius: 0.5,
        fontFamily: 'inherit',
        fontSize: '0.8em',
        // A phone has no keys.
        display: { xs: 'none', sm: 'inline-block' },
      }}
    >
      {children}
    </Box>
  );
}
