import type { CallRoute } from './callRoute.ts';

type Routes = Readonly<Record<string, CallRoute>>;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const ACCESSES = [
  'public',
  'author',
  'admin',
  'releaser',
  'respondent',
  'anyone-with-token',
  'refresh',
] as const satisfies readonly CallRoute['access'][];

/** The routes as text, a line for each, which a page gets in two thirds of the bytes that JSON would have. */
export function packRoutes(routes: Routes): string {
  const names = Object.keys(routes);
  return Object.entries(routes)
    .map(([name, { method, path, access, fresh, success, invalidates }]) =>
      [
        name,
        path,
        METHODS.indexOf(method),
        ACCESSES.indexOf(access),
        fresh ? 1 : '',
        success ?? '',
        invalidates ? `!${invalidates.map((read) => names.indexOf(read)).join()}` : '',
      ].join(' '),
    )
    .join('\n');
}

/** The routes that were packed. */
export function unpackRoutes(packed: string): Routes {
  const lines = packed.split('\n').map((line) => line.split(' '));
  return Object.fromEntries(
    lines.map(([name = '', path = '', method, access, fresh, success, stale]) => {
      const route: CallRoute = {
        path,
        method: METHODS[Number(method)] ?? 'GET',
        access: ACCESSES[Number(access)] ?? 'author',
        ...(fresh ? { fresh: true } : {}),
        ...(success ? { success: 201 } : {}),
        ...(stale ? { invalidates: stale.match(/\d+/g)?.map((at) => lines[Number(at)]?.[0] ?? '') ?? [] } : {}),
      };
      return [name, route];
    }),
  );
}
