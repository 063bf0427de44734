import { Box, Checkbox, Icon, IconButton, MaterialLink, publicationTexts } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiChevronDown, mdiChevronRight, mdiForumOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '@dialogwerk/shared/numbers';
import { changedAt, finishedIn, folderOf } from '../../../../listed/model/Entry.ts';
import { $selected, select } from '../../../../listed/state/selection.ts';
import { useFolders } from '../../../../listed/useFolders.ts';
import { changedAgo } from '../../model/changedAgo.ts';
import type { Row } from '../../model/linesOf.ts';
import { tableTexts as texts } from '../../tableTexts.ts';
import { LiveState } from './LiveState.tsx';
import { Version } from './Version.tsx';

interface ManagerRowProps {
  readonly row: Extract<Row, { kind: 'manager' }>;
  /** Of what the keyboard is at, 0. */
  readonly tabIndex: number;
  readonly onFocus: () => void;
  /** Where it is edited; null for whoever may not. */
  readonly to: string | null;
  readonly menu: ReactNode;
  readonly onToggle: () => void;
}

/** One multi-chat as a row; its dialogs follow when it is unfolded, and are chosen with it. */
export function ManagerRow({ row: { manager, key, isOpen }, tabIndex, onFocus, to, menu, onToggle }: ManagerRowProps) {
  const { name, surveys, active, published_at } = manager;
  const selected = useStore($selected);
  const isSelected = surveys.every(({ survey_id }) => selected.has(survey_id));
  const folders = useFolders()?.folders ?? [];
  const [now] = useState(() => Date.now());
  function choose(): void {
    const own = surveys.map(({ survey_id }) => survey_id);
    select(isSelected ? [...selected].filter((id) => !own.includes(id)) : [...selected, ...own]);
  }
  return (
    <div
      role="row"
      aria-level={1}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      data-key={key}
      tabIndex={tabIndex}
      onFocus={onFocus}
    >
      <span role="gridcell">
        <Checkbox
          size="small"
          checked={isSelected}
          indeterminate={!isSelected && surveys.some(({ survey_id }) => selected.has(survey_id))}
          onChange={choose}
          slotProps={{ input: { 'aria-label': texts.chooseParts(name), tabIndex } }}
          sx={{ p: 0.25 }}
        />
      </span>
      <Box component="span" role="gridcell" title={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          size="small"
          aria-label={isOpen ? texts.fold(name) : texts.unfold(name)}
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          onClick={onToggle}
          sx={{ p: 0, ml: -0.5, width: 24, height: 24 }}
        >
          <Icon path={isOpen ? mdiChevronDown : mdiChevronRight} fontSize="small" />
        </IconButton>
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 }}>
          {to === null ? (
            name
          ) : (
            <MaterialLink component={Link} to={to} underline="hover" color="inherit" tabIndex={tabIndex}>
              {name}
            </MaterialLink>
          )}
        </Box>
        <Icon
          path={mdiForumOutline}
          titleAccess={texts.multiChat}
          aria-hidden={false}
          sx={{ fontSize: 16, flex: 'none', color: 'text.secondary' }}
        />
      </Box>
      <LiveState active={active} />
      {published_at === null ? (
        <Version is="never">{publicationTexts.never}</Version>
      ) : (
        <Version is="published">{publicationTexts.published}</Version>
      )}
      <Box component="span" role="gridcell" data-further="" sx={{ textAlign: 'right' }}>
        {formatCount(finishedIn(manager))}
      </Box>
      <span role="gridcell" data-small="">
        {changedAgo(changedAt(manager), now) ?? texts.now}
      </span>
      <span role="gridcell" data-further="">
        {folders.find(({ folder_id }) => folder_id === folderOf(manager))?.name}
      </span>
      <span role="gridcell" data-menu="">
        {menu}
      </span>
    </div>
  );
}
