import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly href: string;
  /** Says that it opens in a new tab, to those who do not see it happen. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/** A link that leaves the conversation where it is; in a widget the only way to a page that may not stand in a frame. */
export function NewTabLink({ href, newTab, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="dw-hidden"> {newTab}</span>
    </a>
  );
}
