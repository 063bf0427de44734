import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import type { HelpPlace } from '@dialogwerk/shared/state';
import { Box, Skeleton, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { useLocation, useNavigate, useParams } from '@dialogwerk/shared/ui/router';
import { helpAddress } from '../helpAddress.ts';
import { texts } from '../texts.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpContents } from './HelpContents.tsx';
import { HelpLink } from './HelpLink.tsx';
import { MissingHelp } from './MissingHelp.tsx';
import { useHelp } from './useHelp.ts';

/** Stays in view beside a long page. */
const asideLook = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  pt: 1,
  '@media print': { display: 'none' },
} as const;

/** The help as a page of its own: all topics, or one beside them. */
export function HelpScreen() {
  const { page: id } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const help = useHelp();
  const go = (place: HelpPlace): void => void navigate(helpAddress(place));
  if (!help)
    return <Skeleton role="progressbar" aria-label={texts.loading} variant="rounded" height={320} sx={{ m: 3 }} />;
  const page = help.pages.find((known) => known.id === id);
  return (
    <Box sx={{ width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <MissingHelp help={help} />
      {id === undefined ? (
        <>
          <Typography variant="h1">{texts.title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {texts.intro}
          </Typography>
          <HelpContents help={help} current={null} onGo={go} wide />
        </>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
          }}
        >
          <Box sx={asideLook}>
            <HelpContents help={help} current={id} onGo={go} />
          </Box>
          <Box>
            <Box sx={{ display: { md: 'none' }, ml: -1, mb: 1, '@media print': { display: 'none' } }}>
              <HelpLink to={{ page: null, passage: null }} onGo={go}>
                ← {texts.back}
              </HelpLink>
            </Box>
            {page ? (
              <HelpArticle
                key={page.id}
                help={help}
                page={page}
                passage={hash === '' ? null : decodeURIComponent(hash.slice(1))}
                onGo={go}
                level={1}
              />
            ) : (
              <StatePanel icon={mdiBookOpenPageVariantOutline} title={texts.noPage} wholeScreen>
                {texts.noPageMore}
              </StatePanel>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}
