import { FILING_LIMITS } from '@dialogwerk/shared/contract';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Paper, Tooltip, Typography } from '@dialogwerk/shared/ui';
import {
  mdiAccountGroupOutline,
  mdiArchiveArrowDownOutline,
  mdiArchiveArrowUpOutline,
  mdiClose,
  mdiDeleteOutline,
  mdiFolderOutline,
  mdiSelectAll,
  mdiTagOutline,
} from '@mdi/js';
import { useEffect } from 'react';
import { archiveSurveys } from '../../../listed/archiveSurveys.ts';
import { mayDelete } from '../../../listed/model/mayDelete.ts';
import { mayPlace } from '../../../listed/model/mayPlace.ts';
import { $asked, ask } from '../../../listed/state/asked.ts';
import { clearSelection, select } from '../../../listed/state/selection.ts';
import { selectionTexts as texts } from '../selectionTexts.ts';

interface SelectionBarProps {
  readonly chosen: readonly SurveyListItem[];
  /** All that are in sight. */
  readonly surveys: readonly SurveyListItem[];
  /** What it lies over, because it takes no room. */
  readonly over: keyof typeof places;
}

/** Where it stays in sight below the page's bar, how far above its place it begins, and how high it is. */
const places = {
  folders: { top: { xs: 72, sm: 80 }, transform: 'translateY(-8px)', height: 52 },
  // As far as the table's head reaches, which stays in sight as well.
  tableHead: { top: { xs: 68, sm: 76 }, transform: 'translateY(-12px)', height: 39 },
} as const;

/** Does one thing with all chosen dialogs; Escape gives the choice up. */
export function SelectionBar({ chosen, surveys, over }: SelectionBarProps) {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && $asked.get() === null) clearSelection();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
  const { top, ...place } = places[over];
  const all = surveys.slice(0, FILING_LIMITS.atOnce);
  const isArchive = chosen.every(({ archived }) => archived);

  function archive() {
    clearSelection();
    void archiveSurveys(chosen, !isArchive);
  }

  return (
    <Box sx={{ position: 'sticky', top, height: 0, zIndex: 'mobileStepper' }}>
      <Paper
        component="section"
        aria-label={texts.name}
        elevation={4}
        sx={{
          width: { xs: 1, md: 'fit-content' },
          ...place,
          px: 1,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, md: 0.5 },
        }}
      >
        <Typography role="status" variant="body2" sx={{ fontWeight: 600, px: 1, whiteSpace: 'nowrap' }}>
          {chosen.length}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{` ${texts.chosen}`}</Box>
        </Typography>
        <Act
          icon={mdiSelectAll}
          label={texts.all(all.length)}
          disabled={chosen.length === all.length}
          onAct={() => select(all.map(({ survey_id }) => survey_id))}
        />
        <Act icon={mdiFolderOutline} label={texts.folder} onAct={() => ask('folder', chosen)} />
        <Act
          icon={mdiAccountGroupOutline}
          label={texts.workspace}
          disabled={!chosen.some(mayPlace)}
          onAct={() => ask('workspace', chosen)}
        />
        <Act icon={mdiTagOutline} label={texts.tags} onAct={() => ask('tags', chosen)} />
        <Act
          icon={isArchive ? mdiArchiveArrowUpOutline : mdiArchiveArrowDownOutline}
          label={isArchive ? texts.unarchive : texts.archive}
          onAct={archive}
        />
        <Act
          color="error"
          icon={mdiDeleteOutline}
          label={texts.remove}
          disabled={!chosen.some(mayDelete)}
          onAct={() => ask('deletion', chosen)}
        />
        <Tooltip title={texts.clear}>
          <IconButton aria-label={texts.clear} onClick={clearSelection}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Tooltip>
      </Paper>
    </Box>
  );
}

interface ActProps {
  readonly icon: string;
  readonly label: string;
  readonly color?: 'primary' | 'error';
  readonly disabled?: boolean;
  readonly onAct: () => void;
}

/** A button with its word, where there is room for it. */
function Act({ icon, label, color = 'primary', disabled = false, onAct }: ActProps) {
  return (
    <Button
      color={color}
      disabled={disabled}
      aria-label={label}
      title={label}
      onClick={onAct}
      sx={{ minWidth: 44, flexGrow: { xs: 1, md: 0 }, gap: 1 }}
    >
      <Icon path={icon} fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
