import { Box, Tab, Tabs } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { texts } from '../../../../features/versions/texts.ts';
import { VersionsPanel } from '../../../../features/versions/ui/VersionsPanel.tsx';
import { goToRevision } from '../../history/goToRevision.ts';
import type { PanelProps } from '../Panel.ts';
import { ChangesTab } from './ChangesTab.tsx';

const tabs = ['changes', 'versions'] as const;

/** What the dialog was: change by change, and the states that are kept. */
export function HistoryContent({ workspace }: PanelProps) {
  const { survey, state, readOnly } = workspace;
  const [tab, setTab] = useState<(typeof tabs)[number]>('changes');
  const id = useId();
  return (
    <>
      <Tabs
        value={tab}
        variant="fullWidth"
        aria-label={texts.tabsLabel}
        onChange={(_event, next: (typeof tabs)[number]) => setTab(next)}
        sx={{
          flex: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          bgcolor: 'background.paper',
          zIndex: 2,
        }}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            label={texts.tabs[each]}
            id={`${id}-${each}`}
            {...(tab === each ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'changes' ? (
          <ChangesTab workspace={workspace} />
        ) : (
          <VersionsPanel
            survey_id={survey.survey_id}
            saved={state.pending.length > 0 ? null : state.revision}
            readOnly={readOnly}
            onCompare={(from) => workspace.showOverlay({ kind: 'compare', from, to: null })}
            onGoTo={(revision, name) => goToRevision(workspace, revision, name)}
          />
        )}
      </Box>
    </>
  );
}
