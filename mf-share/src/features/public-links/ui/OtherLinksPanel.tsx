import { CopyField, Stack, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import type { PublicLinks } from '../model/publicLinks.ts';

/** The further addresses of the same dialog. */
export function OtherLinksPanel({ links }: { readonly links: PublicLinks }) {
  return (
    <Panel title={texts.others.title} help="weitere">
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {texts.others.text}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        <CopyField label={texts.others.dialog} text={links.dialog} />
        <CopyField label={texts.others.widget} text={links.widget} />
      </Stack>
    </Panel>
  );
}
