import { Box } from '@dialogwerk/shared/ui';
import { Children } from 'react';
import type { ReactNode } from 'react';

interface CardGridProps {
  readonly label: string;
  /** What is shown is about to be replaced. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/** A list of cards, as many side by side as fit. */
export function CardGrid({ label, waiting = false, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={waiting}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 2.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        opacity: waiting ? 0.6 : 1,
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}
