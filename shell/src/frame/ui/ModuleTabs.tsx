import { useStore } from '@nanostores/react';
import type { SurveyFlags } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { useEffect, useRef } from 'react';
import { $tabs } from '../../routes/routesState.ts';
import { texts } from '../texts.ts';
import { ModuleTabLink } from './ModuleTabLink.tsx';

interface ModuleTabsProps {
  readonly active: string;
  readonly surveyId: string;
  /** The current survey's; null while it is not loaded, which opens none but the active one. */
  readonly flags: SurveyFlags | null;
  /** A row of its own below the bar. */
  readonly extension: boolean;
}

/** The areas of one dialog, as the modules name them, in the order of spec §2; each opens by its flag, one without a flag with the dialog. */
export function ModuleTabs({ active, surveyId, flags, extension }: ModuleTabsProps) {
  const tabs = useStore($tabs);
  const row = useRef<HTMLElement>(null);
  // Where there are more than fit, the active one is in view.
  useEffect(() => {
    const nav = row.current;
    const tab = nav?.children[tabs.findIndex(({ name }) => name === active)];
    if (!nav || !(tab instanceof HTMLElement)) return;
    const hidden = tab.offsetLeft + tab.offsetWidth - nav.clientWidth;
    if (nav.scrollLeft < hidden) nav.scrollLeft = hidden;
  }, [active, tabs]);
  const isOpen = ({ name, flag }: (typeof tabs)[number]): boolean =>
    flags === null ? name === active : flag === undefined || flags[flag] === 1;
  return (
    <Box
      ref={row}
      component="nav"
      aria-label={texts.tabs}
      sx={
        extension
          ? { display: 'flex', overflowX: 'auto', px: { xs: 0.5, sm: 2 }, borderTop: 1, borderColor: 'divider' }
          : { display: 'flex', alignSelf: 'stretch' }
      }
    >
      {tabs.map((tab) => (
        <ModuleTabLink
          key={tab.name}
          tab={tab}
          surveyId={surveyId}
          isActive={tab.name === active}
          isOpen={isOpen(tab)}
          stretched={extension}
        />
      ))}
    </Box>
  );
}
