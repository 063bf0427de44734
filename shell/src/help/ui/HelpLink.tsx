import type { HelpPlace } from '@dialogwerk/shared/state';
import { MaterialLink } from '@dialogwerk/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { helpAddress } from '../helpAddress.ts';

interface HelpLinkProps {
  readonly to: HelpPlace;
  /** Opens it where the help is read, on its own page or beside the work. */
  readonly onGo: (place: HelpPlace) => void;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of the help that opens where one reads; with a modifier like every other link. */
export function HelpLink({ to, onGo, isCurrent = false, children }: HelpLinkProps) {
  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <MaterialLink
      href={helpAddress(to)}
      onClick={follow}
      aria-current={isCurrent ? 'page' : undefined}
      underline={isCurrent ? 'none' : 'hover'}
      sx={{
        display: 'block',
        px: 1,
        py: 0.75,
        borderRadius: 1,
        overflowWrap: 'anywhere',
        ...(isCurrent ? { bgcolor: 'action.selected', fontWeight: 600 } : {}),
      }}
    >
      {children}
    </MaterialLink>
  );
}
