import type { HelpPage } from '@dialogwerk/shared/contract';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { Box, HelpText, Typography } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import type { KnownHelp } from '../state/helpPages.ts';
import { texts } from '../texts.ts';
import { HelpLink } from './HelpLink.tsx';

interface HelpArticleProps {
  readonly help: KnownHelp;
  readonly page: HelpPage;
  /** The passage that is wanted; it comes into view. */
  readonly passage: string | null;
  readonly onGo: (place: HelpPlace) => void;
  /** 1 on a page of its own. */
  readonly level: 1 | 2;
}

/** A page of the help. With the page as its key, because the focus comes to its title, or to the wanted passage. */
export function HelpArticle({ help, page, passage, onGo, level }: HelpArticleProps) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const wanted = passage === null ? null : article.current?.querySelector(`[data-passage="${CSS.escape(passage)}"]`);
    const heading = (wanted ?? article.current)?.querySelector('h1, h2, h3');
    if (!(heading instanceof HTMLElement)) return;
    heading.focus({ preventScroll: wanted === null });
    if (wanted) heading.scrollIntoView({ block: 'start' });
  }, [passage]);
  const further = help.pages.filter(({ id }) => page.see?.includes(id));
  return (
    <Box component="article" ref={article} sx={{ maxWidth: 720 }} lang="de">
      <Typography
        variant={level === 1 ? 'h1' : 'h2'}
        tabIndex={-1}
        sx={{ outline: 'none', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {page.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {page.summary}
      </Typography>
      {page.passages.map((part) => (
        <Box key={part.id} component="section" data-passage={part.id} sx={{ mb: 3.5, breakInside: 'avoid' }}>
          <Typography
            variant={level === 1 ? 'h2' : 'h3'}
            tabIndex={-1}
            sx={{ mb: 1, outline: 'none', scrollMarginTop: level === 1 ? 80 : 16 }}
          >
            {part.title}
          </Typography>
          <HelpText passage={part} />
        </Box>
      ))}
      {further.length > 0 && (
        <Box component="section" sx={{ '@media print': { display: 'none' } }}>
          <Typography variant={level === 1 ? 'h2' : 'h3'} sx={{ mb: 0.5 }}>
            {texts.see}
          </Typography>
          {further.map(({ id, title }) => (
            <HelpLink key={id} to={{ page: id, passage: null }} onGo={onGo}>
              {title}
            </HelpLink>
          ))}
        </Box>
      )}
    </Box>
  );
}
