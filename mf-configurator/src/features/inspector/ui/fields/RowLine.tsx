import { Box, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

interface RowLineProps {
  /** Its fields name it as `problemId`. */
  readonly problemId: string;
  readonly problem: string | null;
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/** The field of a row that takes the room that is left; on a phone the buttons go below, so that its text can be read. */
export const rowText = { flex: '1 1 160px', minWidth: 0 } as const;

/** One row of a list whose fields stand in one line, with what is wrong below them. */
export function RowLine({ problemId, problem, controls, children }: RowLineProps) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {children}
        <Box sx={{ ml: 'auto' }}>{controls}</Box>
      </Stack>
      {problem !== null && (
        <FormHelperText error id={problemId}>
          {problem}
        </FormHelperText>
      )}
    </>
  );
}
