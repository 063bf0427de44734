import { ButtonBase } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { MouseEventHandler, ReactNode } from 'react';

interface BarLinkProps {
  readonly to: string;
  readonly label?: string | undefined;
  readonly onClick?: MouseEventHandler;
  readonly children: ReactNode;
}

/** A link at the beginning of the bar: to the dashboard, or back. */
export function BarLink({ to, label, onClick, children }: BarLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-label={label}
      title={label}
      onClick={onClick}
      sx={{
        gap: 1,
        px: 0.75,
        minHeight: 44,
        minWidth: 44,
        flexShrink: 0,
        borderRadius: 1.5,
        fontSize: '0.9375rem',
        '&:focus-visible': { outline: '2px solid' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
