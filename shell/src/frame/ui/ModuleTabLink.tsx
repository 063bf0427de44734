import { pathWith } from '@dialogwerk/shared/contract';
import type { ModuleTab } from '@dialogwerk/shared/contract';
import { Box, ButtonBase, Icon } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { MouseEvent } from 'react';
import { texts } from '../texts.ts';
import { adornmentWhereRoomy } from './whereRoomy.ts';
import { useTabLink } from './useTabLink.ts';

const tabLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  '&:focus-visible': { outline: '2px solid', outlineOffset: -3 },
} as const;
const barLook = { flexShrink: 0, gap: 0.75, px: 1.5, fontSize: '0.9375rem' } as const;
/** On a phone all stand side by side, each below its icon. */
const rowLook = {
  flexDirection: { xs: 'column', sm: 'row' },
  flex: { xs: '1 0 auto', sm: '0 0 auto' },
  gap: { xs: 0.25, sm: 0.75 },
  px: { xs: 0.75, sm: 1.25, md: 2 },
  py: { xs: 0.75, sm: 0 },
  fontSize: { xs: '0.75rem', sm: '0.9375rem' },
} as const;
const activeLook = {
  color: 'primary.dark',
  fontWeight: 650,
  cursor: 'default',
  boxShadow: 'inset 0 -3px 0 var(--mui-palette-primary-main)',
} as const;
/** As wide as in the active tab's weight, so that the tabs beside it keep their place. */
const labelLook = {
  display: 'inline-grid',
  justifyItems: 'center',
  '&::after': { content: 'attr(data-label)', height: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: 650 },
} as const;
const openLook = { color: 'text.primary', fontWeight: 500, '&:hover': { bgcolor: 'action.hover' } } as const;
const closedLook = { color: 'text.primary', fontWeight: 500, opacity: 0.45, cursor: 'not-allowed' } as const;

interface ModuleTabLinkProps {
  readonly tab: ModuleTab;
  readonly surveyId: string;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly stretched: boolean;
}

/** One area of a dialog. A closed one is no link, but says why; the active one does nothing (spec §2). */
export function ModuleTabLink({ tab, surveyId, isActive, isOpen, stretched }: ModuleTabLinkProps) {
  const { isLooking, open } = useTabLink(tab, surveyId);
  const look = [
    tabLook,
    stretched ? rowLook : barLook,
    isActive && activeLook,
    isOpen ? !isActive && openLook : closedLook,
  ];
  const content = (
    <>
      <Box component="span" sx={stretched ? { display: 'inline-flex' } : adornmentWhereRoomy}>
        <Icon path={tab.icon} sx={{ fontSize: 20 }} />
      </Box>
      <Box component="span" data-label={tab.label} sx={labelLook}>
        {tab.label}
      </Box>
    </>
  );

  if (!isOpen) {
    const current = isActive ? 'page' : undefined;
    return (
      <Box component="span" role="link" aria-disabled aria-current={current} title={texts.tabClosed} sx={look}>
        {content}
      </Box>
    );
  }

  const follow = (event: MouseEvent): void => {
    if (isActive) event.preventDefault();
    const isPlainClick = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (isActive || tab.managerPath === undefined || !isPlainClick) return;
    event.preventDefault();
    void open();
  };
  return (
    <ButtonBase
      component={Link}
      to={pathWith(tab.path, { survey_id: surveyId })}
      aria-current={isActive ? 'page' : undefined}
      aria-busy={isLooking}
      onClick={follow}
      sx={look}
    >
      {content}
    </ButtonBase>
  );
}
