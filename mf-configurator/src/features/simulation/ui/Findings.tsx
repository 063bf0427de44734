import { mdiCheckCircleOutline } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { END, START } from '@dialogwerk/shared/dialog/simulation';
import type { SimulationReport } from '@dialogwerk/shared/dialog/simulation';
import { Box, Icon, List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { blockName } from '../../../model/wording/blockName.ts';
import { texts } from '../texts.ts';

interface FindingsProps {
  readonly report: SimulationReport;
  readonly survey: SurveyData;
  readonly onSelect: (unique_question_id: string) => void;
  /** Shows the conversation of a seed. */
  readonly onShow: (seed: number) => void;
}

/** What nobody came to or took, and who never came to the end; each line leads to its block or conversation. */
export function Findings({ report, survey, onSelect, onShow }: FindingsProps) {
  const { neverReached, neverTaken, unended } = report;
  const blocks = new Map(survey.all_questions.map((block) => [block.unique_question_id, block]));
  const nameOf = (id: string): string => {
    const block = blocks.get(id);
    if (block) return blockName(block);
    return id === START ? texts.beginning : texts.end;
  };
  if (neverReached.length === 0 && neverTaken.length === 0 && unended.count === 0) {
    return (
      <Stack direction="row" sx={{ gap: 1, color: 'success.dark' }}>
        <Icon path={mdiCheckCircleOutline} />
        <Typography>{texts.allTaken}</Typography>
      </Stack>
    );
  }
  return (
    <>
      <Group title={texts.unended(unended.count)} hint={texts.unendedHint} count={unended.count}>
        {unended.seeds.map((seed) => (
          <Line key={seed} label={texts.showConversation(seed)} onClick={() => onShow(seed)}>
            {texts.person(seed)}
          </Line>
        ))}
      </Group>
      <Group title={texts.neverReached(neverReached.length)} count={neverReached.length}>
        {neverReached.map((id) => (
          <Line key={id} onClick={() => onSelect(id)}>
            {nameOf(id)}
          </Line>
        ))}
      </Group>
      <Group title={texts.neverTaken(neverTaken.length)} count={neverTaken.length}>
        {neverTaken.map(({ from, to }) => (
          <Line key={`${from} ${to}`} onClick={() => onSelect(from === START ? to : from)}>
            {texts.way(nameOf(from), to === END ? texts.end : nameOf(to))}
          </Line>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, hint, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <Box component="section">
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <List dense disablePadding sx={{ mx: -2 }}>
        {children}
      </List>
    </Box>
  );
}

interface LineProps {
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: string;
}

function Line({ label, onClick, children }: LineProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onClick} {...(label === undefined ? {} : { 'aria-label': label })}>
        <ListItemText primary={children} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
      </ListItemButton>
    </ListItem>
  );
}
