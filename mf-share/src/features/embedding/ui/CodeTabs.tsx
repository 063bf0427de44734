import { Box, CopyField, Tab, Tabs, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { embedCode, platforms } from '../model/embedCode.ts';
import type { Platform } from '../model/embedCode.ts';
import type { WidgetChoice } from '../model/WidgetChoice.ts';
import { embedTexts as texts } from '../texts.ts';

interface CodeTabsProps {
  readonly choice: WidgetChoice;
  readonly address: string;
  readonly name: string;
}

/** The code to take along, for each way in which websites are made. */
export function CodeTabs({ choice, address, name }: CodeTabsProps) {
  const [platform, setPlatform] = useState<Platform>('html');
  const id = useId();
  const { origin } = location;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Typography id={`${id}-title`} variant="h3">
        {texts.code}
      </Typography>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {texts.codeText}
      </Typography>
      <Tabs
        value={platform}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-labelledby={`${id}-title`}
        onChange={(_event, next: Platform) => setPlatform(next)}
      >
        {platforms.map((one) => (
          <Tab key={one} value={one} id={`${id}-${one}`} aria-controls={`${id}-panel`} label={texts.platforms[one]} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${platform}`} sx={{ pt: 2 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {texts.hints[platform]}
        </Typography>
        <CopyField
          multiline
          label={texts.codeLabel(texts.platforms[platform])}
          text={embedCode(platform, choice, { origin, address, name })}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.csp(origin)}
        </Typography>
      </Box>
    </section>
  );
}
