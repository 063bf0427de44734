import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ThemeFrame } from '../ui/index.ts';
import { createMemoryRouter, RouterProvider } from '../ui/router.ts';

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

interface RenderedScreen {
  /** Acts as a person would. */
  readonly user: UserEvent;
  /** Path and query that the page stands at now. */
  readonly address: () => string;
  /** Goes to another page, as a link of the shell would. */
  readonly leave: () => Promise<void>;
}

/**
 * Draws a module's screen in a test as the shell would: theme and router around it, at the address `at`, whose pattern is
 * `path`. Every other address is an empty page, so that a test sees where the screen leads.
 */
export function renderScreen(
  Screen: ComponentType,
  { path, at = path }: { path: string; at?: string },
): RenderedScreen {
  cleanup();
  const router = createMemoryRouter(
    [
      { path, element: <Screen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <ThemeFrame>
      <RouterProvider router={router} />
    </ThemeFrame>,
  );
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    leave: () => act(() => router.navigate('/anderswo')),
  };
}
