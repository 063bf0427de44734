import { mdiAccountAlertOutline } from '@mdi/js';
import { Box, Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { blockName } from '../../../model/wording/blockName.ts';
import { differencesOf, plain } from '../../../model/differences.ts';
import { conflictKey } from '../model/Conflict.ts';
import type { Conflict } from '../model/Conflict.ts';
import type { EditingState } from '../model/EditingState.ts';
import { versionsOf } from '../model/versions.ts';
import { conflictTexts } from '../texts.ts';
import { Version } from './Version.tsx';

interface ConflictPanelProps {
  readonly state: EditingState;
  readonly onSettle: (conflict: Conflict, choice: 'mine' | 'theirs') => void;
}

/** What two authors have changed at once, one after the other to be chosen. Nothing is lost until then. */
export function ConflictPanel({ state, onSettle }: ConflictPanelProps) {
  const [conflict] = state.conflicts;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const shown = conflict && conflictKey(conflict);
  const before = useRef(shown);
  useEffect(() => {
    // The buttons that had the focus are gone with the conflict before.
    if (before.current !== undefined && shown !== undefined && before.current !== shown) panel.current?.focus();
    before.current = shown;
  }, [shown]);
  if (!conflict) return null;

  const { title, mine, theirs, keepMine, keepTheirs } = wordsOf(conflict, state);
  return (
    <Box
      ref={panel}
      component="section"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 'inset 4px 0 0 var(--mui-palette-error-main)',
        maxHeight: '60vh',
        overflowY: 'auto',
        flex: 'none',
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 1 }}>
        <Icon path={mdiAccountAlertOutline} sx={{ color: 'error.dark' }} />
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {state.conflicts.length > 1 && (
          <Typography variant="body2" color="textSecondary">
            {conflictTexts.more(state.conflicts.length - 1)}
          </Typography>
        )}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <Version title={conflictTexts.mine} parts={mine}>
          <Button variant="contained" onClick={() => onSettle(conflict, 'mine')}>
            {keepMine}
          </Button>
        </Version>
        <Version title={conflictTexts.theirs(conflict.by)} parts={theirs}>
          <Button variant="outlined" onClick={() => onSettle(conflict, 'theirs')}>
            {keepTheirs}
          </Button>
        </Version>
      </Stack>
    </Box>
  );
}

function wordsOf(conflict: Conflict, { confirmed }: EditingState) {
  const by = conflict.by ?? conflictTexts.somebody;
  switch (conflict.kind) {
    case 'field': {
      const { name, block, mine, theirs } = versionsOf(conflict, confirmed);
      const { keepMine, keepTheirs } = conflictTexts;
      const title = conflictTexts.bothChanged(conflict.by, name, block);
      return { title, ...differencesOf(mine, theirs), keepMine, keepTheirs };
    }
    case 'deleted':
      return {
        title: conflictTexts.deleted(by, blockName(conflict.block)),
        mine: plain(conflictTexts.deletedMine),
        theirs: plain(conflictTexts.deletedTheirs),
        keepMine: conflictTexts.bringBack,
        keepTheirs: conflictTexts.letGo,
      };
    case 'delete': {
      const block = confirmed.all_questions.find(({ unique_question_id }) => unique_question_id === conflict.id);
      return {
        title: conflictTexts.changedWhatIsDeleted(by, block ? blockName(block) : ''),
        mine: plain(conflictTexts.deleteMine),
        theirs: plain(conflictTexts.deleteTheirs),
        keepMine: conflictTexts.deleteAnyway,
        keepTheirs: conflictTexts.keepBlock,
      };
    }
  }
}
