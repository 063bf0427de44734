import { useStore } from '@nanostores/react';
import type { ModuleBar } from '@dialogwerk/shared/contract';
import { $survey, openTeam } from '@dialogwerk/shared/state';
import { AppBar, Box, Toolbar, useMediaQuery } from '@dialogwerk/shared/ui';
import { isSurveyOfRoute } from '../../routes/isSurveyOfRoute.ts';
import type { CurrentRoute } from '../../routes/useCurrentRoute.ts';
import { PublicationButton } from '../../publishing/ui/PublicationButton.tsx';
import { logoAddress } from '../model/logoAddress.ts';
import { surveyHeading } from '../model/surveyHeading.ts';
import { texts } from '../texts.ts';
import { BarPath } from './BarPath.tsx';
import { Brand } from './Brand.tsx';
import { LiveToggle } from './LiveToggle.tsx';
import { ModuleTabs } from './ModuleTabs.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SignalButton } from './SignalButton.tsx';
import { TeamButton } from './TeamButton.tsx';
import { TestPath } from './TestPath.tsx';

const gap = { xs: 0.5, sm: 1.5 } as const;

interface TopBarProps {
  readonly current: CurrentRoute;
  /** What stands in it here. */
  readonly bar: ModuleBar;
  /** The dialog was switched to Live or Inaktiv. */
  readonly onSwitched: () => void;
  readonly onLogOut: () => void;
}

/** The author's bar (spec §2): place, areas of the dialog, its status and team, the person. */
export function TopBar({ current, bar, onSwitched, onLogOut }: TopBarProps) {
  const { entry, surveyId } = current;
  const stored = useStore($survey);
  const survey = stored && surveyId !== null && isSurveyOfRoute(stored, surveyId) ? stored : null;
  // Spec §9: at 1080 px or less the tabs move to a row of their own.
  const isWide = useMediaQuery('(min-width: 1081px)');
  const tabs = entry.tab !== null && surveyId !== null && (
    <ModuleTabs active={entry.tab} surveyId={surveyId} flags={survey} extension={!isWide} />
  );
  const hasTabsInside = isWide && tabs !== false;
  const heading = surveyHeading(current, stored);
  const hasTeam = survey !== null && bar.dialogControls === true;
  // Spec §2: below the small breakpoint the bar has no Team button, so there the profile menu leads to it.
  const isSmall = useMediaQuery('(max-width: 599.95px)');
  // In a narrower window the sign would move the tabs, which stand at the same place on every screen.
  const hasSign = useMediaQuery('(min-width: 1440px)') && bar.publication === true;

  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      aria-label={texts.bar}
      sx={{
        bgcolor: 'background.paper',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Toolbar
        sx={{
          display: 'grid',
          // The tabs stand in the middle, whatever the dialog is called, and give way only to what stands at their right.
          gridTemplateColumns: hasTabsInside ? 'minmax(0, 1fr) auto minmax(max-content, 1fr)' : 'minmax(0, 1fr) auto',
          minHeight: { xs: 60, sm: 64 },
          px: { xs: 1, sm: 2 },
          gap,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap }}>
          <Brand logo={logoAddress(survey?.logo_src)} withName={heading === null} />
          {bar.back === 'editing' && surveyId !== null && survey?.bearbeiten !== 0 ? (
            <TestPath surveyId={surveyId} name={heading} />
          ) : (
            <BarPath backLink={bar.back !== undefined} name={heading} />
          )}
        </Box>
        {hasTabsInside && tabs}
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap }}>
          <SignalButton signal={bar.signal ?? null} keepsRoom={hasTabsInside} />
          {hasTeam && (
            <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
              {hasSign && <PublicationButton survey={survey} />}
              <LiveToggle survey={survey} onSwitched={onSwitched} />
              <TeamButton surveyId={survey.survey_id} />
            </Box>
          )}
          <ProfileMenu
            showName={bar.userName === true}
            onTeam={hasTeam && isSmall ? () => openTeam(survey.survey_id) : null}
            onLogOut={onLogOut}
          />
        </Box>
      </Toolbar>
      {!hasTabsInside && tabs}
    </AppBar>
  );
}
