import { useLocation } from '@dialogwerk/shared/ui/router';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import { BarLink } from './BarLink.tsx';

interface DashboardLinkProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the dashboard; on the dashboard it loads the page anew (spec §2). */
export function DashboardLink({ label, children }: DashboardLinkProps) {
  const { pathname } = useLocation();
  const isThere = pathname === '/dashboard' || pathname === '/';
  return (
    <BarLink
      to="/dashboard"
      label={label}
      onClick={(event) => {
        if (!isThere) return;
        event.preventDefault();
        browserPage.reload();
      }}
    >
      {children}
    </BarLink>
  );
}
