import type { AriaLabelConfig } from '@xyflow/react';
import { texts } from '../texts.ts';

/** What xyflow says to screen readers, in German. */
export const ariaTexts: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': texts.nodeHelp,
  'node.a11yDescription.keyboardDisabled': texts.nodeHelp,
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) => texts.moved(direction, x, y),
  'edge.a11yDescription.default': texts.edgeHelp,
};
