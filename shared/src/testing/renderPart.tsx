import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { act, cleanup, render } from './library.ts';

export { act, fireEvent, screen, waitFor, within } from './library.ts';

interface RenderedPart {
  /** Acts as a person would. */
  readonly user: UserEvent;
  /** Goes to another page. */
  readonly leave: () => Promise<void>;
}

/** Draws something by itself, with no theme and no router around it, as the respondents' page does. */
export function renderPart(Part: ComponentType): RenderedPart {
  cleanup();
  const { unmount } = render(<Part />);
  return { user: userEvent.setup(), leave: async () => act(unmount) };
}
