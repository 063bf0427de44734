import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { act, cleanup, render } from './library.ts';
import { ThemeFrame } from '../ui/index.ts';
import { MemoryRouter } from 'react-router-dom';
import { useLocation, useNavigate, useRoutes } from '../ui/router.ts';
import type { RouteObject } from '../ui/router.ts';

export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from './library.ts';

/** Where a page stands, with what a link or the product has left with it. */
type Address = string | { readonly pathname: string; readonly search?: string; readonly state: unknown };

interface RenderedScreen {
  /** Acts as a person would. */
  readonly user: UserEvent;
  /** Path and query that the page stands at now. */
  readonly address: () => string;
  /** Goes to this address, as a link would. */
  readonly go: (path: string) => Promise<void>;
  /** Sends the page to this address, as the product's own code does after something has happened. */
  readonly navigate: (path: string) => void;
  /** Goes to another page, as a link of the shell would. */
  readonly leave: () => Promise<void>;
}

/**
 * Draws a module's screen in a test as the shell would: theme and router around it, at the address `at`, whose pattern is
 * `path`. Every other address is an empty page, so that a test sees where the screen leads.
 */
export function renderScreen(
  Screen: ComponentType,
  { path, at = path }: { path: string; at?: Address },
): RenderedScreen {
  return renderRoutes(
    [
      { path, element: <Screen /> },
      { path: '*', element: null },
    ],
    at,
  );
}

/** Draws a whole table of routes at the address `at`, with the theme around it. */
export function renderRoutes(routes: RouteObject[], at: Address): RenderedScreen {
  cleanup();
  let navigate: (path: string) => void = () => undefined;
  let address = '';
  function Routes() {
    const { pathname, search } = useLocation();
    const lead = useNavigate();
    useEffect(() => {
      address = pathname + search;
      navigate = (path) => void lead(path);
    });
    return useRoutes(routes);
  }
  render(
    <ThemeFrame>
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <Routes />
      </MemoryRouter>
    </ThemeFrame>,
  );
  const go = (path: string): Promise<void> => act(async () => navigate(path));
  return {
    user: userEvent.setup(),
    address: () => address,
    go,
    navigate: (path) => navigate(path),
    leave: () => go('/anderswo'),
  };
}
