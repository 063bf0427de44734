import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import type { ComponentType } from 'react';
import { texts } from '../../../texts.ts';
import type { PanelProps } from './Panel.ts';

/** A panel's content that comes when the panel is first opened, because most visits open none; its place is held meanwhile. */
export function laterContent(
  label: string,
  fetchContent: () => Promise<ComponentType<PanelProps>>,
): ComponentType<PanelProps> {
  const place = (
    <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.panelLoading(label)} sx={{ m: 2 }} />
  );
  return laterPart(fetchContent, place);
}
