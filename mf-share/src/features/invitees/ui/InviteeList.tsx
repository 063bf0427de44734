import type { InviteeFigures, Mailing } from '@dialogwerk/shared/contract';
import { Button, Chip, Stack, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { inviteeTexts as texts } from '../texts.ts';
import { useRemoval } from '../useRemoval.ts';
import { ColumnsInside } from './ColumnsInside.tsx';
import { InviteeTable } from './InviteeTable.tsx';
import { LinksButton } from './LinksButton.tsx';
import { Mailings } from './Mailings.tsx';
import { WriteDialog } from './WriteDialog.tsx';

interface InviteeListProps {
  readonly survey_id: string;
  readonly list: InviteeFigures;
  readonly mailings: readonly Mailing[];
  /** While people are being added, the table waits: it would be asked for with each hundred of them. */
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

/** How the list stands, what can be done with it, who is on it, and its mails. */
export function InviteeList({ survey_id, list, mailings, isAdding, onAdd }: InviteeListProps) {
  const [isWriting, setWriting] = useState(false);
  const remove = useRemoval(survey_id);
  const { anonymous, columns, total, used, finished, refused, unsubscribed } = list;
  const figures = [
    texts.figures.total(total),
    texts.figures.used(used),
    ...(finished === null ? [] : [texts.figures.finished(finished)]),
    ...(refused > 0 ? [texts.figures.refused(refused)] : []),
    ...(unsubscribed > 0 ? [texts.figures.unsubscribed(unsubscribed)] : []),
  ];
  return (
    <>
      <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 1 }}>
        {figures.map((figure) => (
          <li key={figure}>
            <Chip size="small" variant="outlined" label={figure} />
          </li>
        ))}
      </Stack>
      <Typography>{anonymous ? texts.figures.anonymous : texts.figures.tied}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => setWriting(true)}>
          {texts.actions.write}
        </Button>
        <Button variant="outlined" onClick={onAdd}>
          {texts.actions.add}
        </Button>
        <LinksButton survey_id={survey_id} columns={columns} total={total} />
        <Button color="error" onClick={() => void remove(null)}>
          {texts.actions.remove}
        </Button>
      </Stack>
      {!isAdding && <InviteeTable survey_id={survey_id} list={list} onRemove={(id) => void remove(id)} />}
      <ColumnsInside survey_id={survey_id} columns={columns} anonymous={anonymous} />
      <Mailings survey_id={survey_id} mailings={mailings} />
      {isWriting && <WriteDialog survey_id={survey_id} list={list} onClose={() => setWriting(false)} />}
    </>
  );
}
