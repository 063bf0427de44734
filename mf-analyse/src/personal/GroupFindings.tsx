import type { CallResponse } from '@dialogwerk/shared/contract';
import { Alert, Box, Typography } from '@dialogwerk/shared/ui';
import { personalTexts } from './texts.ts';

interface GroupFindingsProps {
  readonly found: CallResponse<'checkGroups'>;
  readonly least: number;
  readonly isForLink: boolean;
}

const texts = personalTexts.groups;
const listSx = { my: 0.5, pl: 2.5 } as const;

/** What a check of groups has found, in sentences, and what can be done. */
export function GroupFindings({ found, least, isForLink }: GroupFindingsProps) {
  const { people, smallest, below, combinations, without } = found;
  if (people === 0) return <Alert severity="info">{texts.nobody}</Alert>;
  if (below === 0) return <Alert severity="success">{texts.fine(smallest, without.length)}</Alert>;
  return (
    <Alert severity="warning">
      {texts.bad(below, least, smallest)}
      <Box component="ul" sx={listSx}>
        {combinations.map(({ count, values }) => {
          const said = values.map(({ label, value }) => texts.value(label, value)).join(', ');
          return <li key={said}>{texts.one(count, said)}</li>;
        })}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {texts.todo}
      </Typography>
      <Box component="ul" sx={listSx}>
        {without.length > 1 &&
          without.map(({ column, label, below: left }) => <li key={column}>{texts.without(label, left)}</li>)}
        <li>{texts.merge}</li>
        <li>{isForLink ? texts.raise : texts.filter}</li>
      </Box>
    </Alert>
  );
}
