import { Box } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import type { HelpTopic } from '../../../../help/fieldPages.ts';
import { HelpHint } from '../../../../help/HelpHint.tsx';

interface WithHelpProps {
  readonly topic: HelpTopic;
  /** What the field is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A field whose name does not say all, with the sign that does. */
export function WithHelp({ topic, label, children }: WithHelpProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <HelpHint topic={topic} label={label} />
      </Box>
    </Box>
  );
}
