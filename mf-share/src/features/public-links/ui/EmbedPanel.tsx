import { CopyField, Typography } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import { embedSnippet } from '../model/embedSnippet.ts';

interface EmbedPanelProps {
  readonly widgetLink: string;
  readonly name: string;
}

/** The lines that put the dialog into the author's own website. */
export function EmbedPanel({ widgetLink, name }: EmbedPanelProps) {
  return (
    <Panel title={texts.embed.title} help="einbinden">
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {texts.embed.text}
      </Typography>
      <CopyField multiline label={texts.embed.label} text={embedSnippet(widgetLink, name)} />
    </Panel>
  );
}
