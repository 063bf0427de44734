import { Box, Typography } from '@dialogwerk/shared/ui';
import { createElement, Fragment, useId } from 'react';
import type { ReactNode } from 'react';

const HEADING = '## ';

interface StatementProps {
  readonly title: string;
  /** Headings that begin with '## ' and paragraphs, with an empty line between them. */
  readonly text: string;
}

/** A statement as it will be read, in its own scrolling room, so that the form stays where it is. */
export function Statement({ title, text }: StatementProps) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ maxHeight: 640, overflowY: 'auto', px: 2.5, pb: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        {createElement(Fragment, null, ...text.split('\n\n').map(drawn))}
      </Box>
    </Box>
  );
}

function drawn(part: string): ReactNode {
  const isHeading = part.startsWith(HEADING);
  return isHeading ? (
    <Typography component="h4" sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>
      {part.slice(HEADING.length)}
    </Typography>
  ) : (
    <Typography variant="body2" sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {part}
    </Typography>
  );
}
