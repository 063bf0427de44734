/**
 * The router names that shell and modules use; one copy of the router runs for all of them. Without the router's loaders and
 * actions, which make `createBrowserRouter` 15 kB larger: screens load their data by calls.
 */
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { useRepeatedCall } from './useRepeatedCall.ts';
