import { Box, Button, Menu, MenuItem, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Verdict } from '../../effects/handleGroup.ts';
import type { Meaning } from '../../model/Meaning.ts';
import { texts } from '../../texts.ts';
import { DIGITS } from '../../model/digits.ts';

interface VerdictBarProps {
  readonly meanings: readonly Meaning[];
  /** Whether they were handled before: then they can only be laid before an author again. */
  readonly isHandled: boolean;
  /** Whether several replies are chosen at once. */
  readonly isGroup: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onSplit: () => void;
}

/** What the chosen replies can be assigned to, each with its key; what has no digit is in a menu. */
export function VerdictBar({ meanings, isHandled, isGroup, onVerdict, onSplit }: VerdictBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const assign = (target: string): void => onVerdict({ kind: 'assign', target });
  const further = meanings.slice(DIGITS);
  if (isHandled) {
    return (
      <Button
        variant="outlined"
        aria-keyshortcuts="Delete"
        onClick={() => onVerdict({ kind: 'reopen' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Key>{texts.inbox.dismissKey}</Key>
        {texts.inbox.reopen}
      </Button>
    );
  }
  return (
    <Stack role="group" aria-label={texts.inbox.meanings} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {meanings.slice(0, DIGITS).map(({ target, label }, index) => (
        <Button
          key={target}
          variant="outlined"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => assign(target)}
          sx={{ maxWidth: 1, textAlign: 'left', overflowWrap: 'anywhere', hyphens: 'auto' }}
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
      {isGroup && <Button onClick={onSplit}>{texts.inbox.split}</Button>}
    </Stack>
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
