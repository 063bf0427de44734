import { Box, Stack, Typography } from '@dialogwerk/shared/ui';
import type { LineFinding, People } from '../model/readPeople.ts';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.add;

const PREVIEWED = 5;
const LINES_NAMED = 8;
const kinds: readonly LineFinding[] = ['bad', 'double', 'missing', 'long'];

/** What was found in a table of people before anything is stored: how many, what is wrong with which line, and the first of them. */
export function Found({ people }: { readonly people: People }) {
  const { columns, invitees, hasEmail, findings, tooMany } = people;
  const said = [
    ...kinds.flatMap((kind) => {
      const lines = findings[kind];
      return lines.length === 0
        ? []
        : [texts.findings[kind](texts.lines(lines.slice(0, LINES_NAMED), Math.max(0, lines.length - LINES_NAMED)))];
    }),
    ...tooMany.map((what) => texts.findings[what]),
    ...(hasEmail || invitees.length === 0 ? [] : [texts.findings.noEmail]),
  ];
  const heads = [...(hasEmail ? [texts.email] : []), ...columns];
  return (
    <Stack sx={{ gap: 1.5 }}>
      {invitees.length > 0 && <Typography role="status">{texts.found(invitees.length, columns)}</Typography>}
      {said.length > 0 && (
        <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
          {said.map((sentence) => (
            <Typography component="li" key={sentence}>
              {sentence}
            </Typography>
          ))}
        </Stack>
      )}
      {invitees.length > 0 && (
        <Box tabIndex={0} role="group" aria-label={texts.preview} sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={tableStyles}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {invitees.slice(0, PREVIEWED).map(({ invitee_id, email, known }) => (
                <tr key={invitee_id}>
                  {[...(hasEmail ? [email ?? ''] : []), ...known].map((value, at) => (
                    <td key={heads[at]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Stack>
  );
}

const tableStyles = {
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    px: 1.5,
    py: 0.75,
    textAlign: 'start',
    borderBottom: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
} as const;
