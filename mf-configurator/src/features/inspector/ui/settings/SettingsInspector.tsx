import { Box, Button, Icon, Tab, Tabs } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiPaletteOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { settingsTexts } from '../../settingsTexts.ts';
import { InspectorProvider } from '../InspectorContext.ts';
import type { InspectorScope } from '../InspectorContext.ts';
import { AskBacksSection } from './AskBacksSection.tsx';
import { EndsSection } from './EndsSection.tsx';
import { FlowSection } from './FlowSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { LookSection } from './LookSection.tsx';
import { MediaLibrary } from './MediaLibrary.tsx';
import { ModelSection } from './ModelSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { ScalesSection } from './ScalesSection.tsx';
import { WordingSection } from './WordingSection.tsx';

const parts = ['general', 'scales', 'media'] as const;
type Part = (typeof parts)[number];

/** Everything about the dialog as a whole (spec §3, 'Other survey settings'), its shared scales and its files. */
export function SettingsInspector({
  scope,
  onSelect,
}: {
  readonly scope: InspectorScope;
  readonly onSelect: (block: string) => void;
}) {
  const { survey, readOnly } = scope;
  const [part, setPart] = useState<Part>('general');
  const id = useId();
  return (
    <InspectorProvider value={scope}>
      <Tabs
        value={part}
        variant="fullWidth"
        aria-label={settingsTexts.tabsLabel}
        onChange={(_event, next: Part) => setPart(next)}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          bgcolor: 'background.paper',
          zIndex: 2,
        }}
      >
        {parts.map((each) => (
          <Tab
            key={each}
            value={each}
            label={settingsTexts.tabs[each]}
            id={`${id}-${each}`}
            {...(part === each ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${part}`}>
        {part === 'general' && (
          <>
            <GeneralSection />
            <LookSection>
              {!readOnly && (
                <Button
                  component={Link}
                  to={`/share/${encodeURIComponent(survey.survey_id)}/appearance`}
                  startIcon={<Icon path={mdiPaletteOutline} />}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {settingsTexts.appearance}
                </Button>
              )}
            </LookSection>
            <FlowSection />
            <AskBacksSection />
            <PrivacySection />
            <ModelSection />
            <EndsSection onSelect={onSelect} />
            <WordingSection />
          </>
        )}
        {part === 'scales' && <ScalesSection onSelect={onSelect} />}
        {part === 'media' && <MediaLibrary />}
      </Box>
    </InspectorProvider>
  );
}
