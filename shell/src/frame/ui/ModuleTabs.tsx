import type { SurveyFlags } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { moduleTabs } from '../../routes/moduleTabs.data.ts';
import type { TabName } from '../../routes/RouteEntry.ts';
import { texts } from '../texts.ts';
import { ModuleTabLink } from './ModuleTabLink.tsx';

interface ModuleTabsProps {
  readonly active: TabName;
  readonly surveyId: string;
  /** The current survey's; null while it is not loaded, which opens none but the active one. */
  readonly flags: SurveyFlags | null;
  /** A row of its own below the bar. */
  readonly extension: boolean;
}

/** The areas of one dialog, in the order of spec §2; each opens by its flag. */
export function ModuleTabs({ active, surveyId, flags, extension }: ModuleTabsProps) {
  return (
    <Box
      component="nav"
      aria-label={texts.tabs}
      sx={
        extension
          ? { display: 'flex', overflowX: 'auto', px: { xs: 0.5, sm: 2 }, borderTop: 1, borderColor: 'divider' }
          : { display: 'flex', alignSelf: 'stretch' }
      }
    >
      {moduleTabs.map((tab) => (
        <ModuleTabLink
          key={tab.tab}
          tab={tab}
          surveyId={surveyId}
          isActive={tab.tab === active}
          isOpen={flags === null ? tab.tab === active : flags[tab.tab] === 1}
          stretched={extension}
        />
      ))}
    </Box>
  );
}
