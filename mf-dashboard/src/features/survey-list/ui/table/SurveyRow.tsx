import { Box, Checkbox, MaterialLink, publicationLabel, useDates } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatCount } from '@dialogwerk/shared/numbers';
import { $selected, toggleSelected } from '../../../../listed/state/selection.ts';
import { useFolders } from '../../../../listed/useFolders.ts';
import { useWorkspaces } from '../../../../listed/useWorkspaces.ts';
import { texts } from '../../../../texts.ts';
import { areasOf } from '../../model/areasOf.ts';
import { changedAgo } from '../../model/changedAgo.ts';
import type { Row } from '../../model/linesOf.ts';
import { tableTexts } from '../../tableTexts.ts';
import { SurveyMenu } from '../SurveyMenu.tsx';
import { LiveState } from './LiveState.tsx';
import { Version } from './Version.tsx';

interface SurveyRowProps {
  readonly row: Extract<Row, { kind: 'survey' }>;
  /** Of what the keyboard is at, 0. */
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** One dialog as a row: its name leads to the first area that is open. */
export function SurveyRow({ row: { survey, key, partOf }, tabIndex, onFocus }: SurveyRowProps) {
  const isSelected = useStore($selected).has(survey.survey_id);
  const first = areasOf(survey).find(({ closed }) => closed === null);
  const folders = useFolders()?.folders ?? [];
  const folder = folders.find(({ folder_id }) => folder_id === survey.folder_id)?.name;
  const version =
    survey.publication === null && survey.part_of
      ? texts.survey.partOf(survey.part_of.name)
      : publicationLabel(survey.publication);
  const behind = (survey.publication?.unpublished_changes ?? 0) > 0 ? 'behind' : 'published';
  const standing = survey.publication === null ? 'never' : behind;
  const [now] = useState(() => Date.now());
  const { moment } = useDates();
  const workspace = useWorkspaces().find(({ workspace_id }) => workspace_id === survey.workspace_id)?.name;
  const places = [folder, workspace].filter((place) => place !== undefined);
  const filing = [...places, ...survey.tags.map((tag) => `#${tag}`)].join(' · ');
  return (
    <div
      role="row"
      aria-level={partOf === null ? 1 : 2}
      aria-selected={isSelected}
      data-key={key}
      tabIndex={tabIndex}
      onFocus={onFocus}
    >
      <span role="gridcell">
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={() => toggleSelected(survey.survey_id)}
          slotProps={{ input: { 'aria-label': texts.survey.choose(survey.survey_name), tabIndex } }}
          sx={{ p: 0.25 }}
        />
      </span>
      <Box component="span" role="gridcell" title={survey.survey_name} sx={{ pl: partOf === null ? 0 : 2.5 }}>
        {first ? (
          <MaterialLink component={Link} to={first.to} underline="hover" color="inherit" tabIndex={tabIndex}>
            {survey.survey_name}
          </MaterialLink>
        ) : (
          survey.survey_name
        )}
      </Box>
      <LiveState active={survey.active} />
      <Version is={standing}>{version}</Version>
      <Box component="span" role="gridcell" data-further="" sx={{ textAlign: 'right' }}>
        {formatCount(survey.finished)}
      </Box>
      <span role="gridcell" data-small="" title={moment(survey.updated_at)}>
        {changedAgo(survey.updated_at, now) ?? tableTexts.now}
      </span>
      <span role="gridcell" data-further="" title={filing}>
        {filing}
      </span>
      <span role="gridcell" data-menu="">
        <SurveyMenu survey={survey} size="small" tabIndex={tabIndex} />
      </span>
    </div>
  );
}
