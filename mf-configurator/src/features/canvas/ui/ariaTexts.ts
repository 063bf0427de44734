import type { AriaLabelConfig } from '@xyflow/react';
import { $dragged } from '../state/dragged.ts';
import { texts } from '../texts.ts';

/** What xyflow says to screen readers, in German. */
export const ariaTexts: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': texts.nodeHelp,
  'node.a11yDescription.keyboardDisabled': texts.nodeHelp,
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) => {
    const { by } = $dragged.get();
    return texts.moved(direction, x + by.x, y + by.y);
  },
  'edge.a11yDescription.default': texts.edgeHelp,
};
