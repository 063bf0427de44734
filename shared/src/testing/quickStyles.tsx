import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';

/** Has emotion write its rules as a built page does: into one style sheet instead of an element for each. */
function QuickStyles(): null {
  const cache = __unsafe_useEmotionCache();
  // Because jsdom sorts all style sheets anew with each one, and emotion looks through all elements for each text field.
  if (cache) cache.sheet.isSpeedy = true;
  return null;
}

render(<QuickStyles />);
cleanup();
