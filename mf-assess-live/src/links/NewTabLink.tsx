import type { ReactNode } from 'react';

/** Says that a link opens in a new tab, to those who do not see it happen. */
export interface NewTabWords {
  /** The language of the words, which is not always that of the text around them. */
  readonly lang: string;
  readonly newTab: string;
}

interface NewTabLinkProps {
  readonly href: string;
  readonly words: NewTabWords;
  readonly children: ReactNode;
}

/** A link that leaves the conversation where it is; in a widget the only way to a page that may not stand in a frame. */
export function NewTabLink({ href, words, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="dw-hidden" lang={words.lang}>
        {' '}
        {words.newTab}
      </span>
    </a>
  );
}
