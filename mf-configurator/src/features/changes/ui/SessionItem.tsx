import { mdiChevronDown, mdiChevronRight } from '@mdi/js';
import { Box, ButtonBase, Icon, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Session } from '../model/sessions/Session.ts';
import { sessionText, spanText } from '../model/sessions/sessionText.ts';
import { texts } from '../texts.ts';

interface SessionItemProps {
  readonly session: Session;
  /** Who it was, as the reader knows them. */
  readonly who: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly actions: ReactNode;
  /** Its entries; drawn where it is open. */
  readonly children: ReactNode;
}

/** What one author did without a long pause, in one line: 'Sie, 14:05–14:20: 3 Texte, 1 neuer Sprung'. */
export function SessionItem({ session, who, isOpen, onToggle, actions, children }: SessionItemProps) {
  const list = useId();
  const heading = `${who}, ${spanText(session)}`;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={onToggle}
        sx={{
          width: '100%',
          minHeight: 44,
          px: 2,
          py: 1.25,
          gap: 1,
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <Icon
          path={isOpen ? mdiChevronDown : mdiChevronRight}
          fontSize="small"
          sx={{ mt: 0.25, color: 'text.secondary' }}
        />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {heading}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {sessionText(session)}
          </Typography>
        </Box>
      </ButtonBase>
      {isOpen && (
        <Box id={list} sx={{ bgcolor: 'action.hover' }}>
          <Box sx={{ pl: 5, pr: 2, pb: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>{actions}</Box>
          <Box component="ol" aria-label={texts.entriesOf(heading)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
    </Box>
  );
}
