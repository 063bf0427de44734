import { ButtonBase } from '@dialogwerk/shared/ui';
import { Link, useLocation } from '@dialogwerk/shared/ui/router';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';

interface DashboardLinkProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the dashboard; on the dashboard it loads the page anew (spec §2). */
export function DashboardLink({ label, children }: DashboardLinkProps) {
  const { pathname } = useLocation();
  const isThere = pathname === '/dashboard' || pathname === '/';
  return (
    <ButtonBase
      component={Link}
      to="/dashboard"
      aria-label={label}
      onClick={(event) => {
        if (!isThere) return;
        event.preventDefault();
        browserPage.reload();
      }}
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
