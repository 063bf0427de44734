import { expect, test } from 'vitest';
import { packRoutes, unpackRoutes } from './packedRoutes.ts';
import { routes } from './routes.ts';

test('every route is unpacked as it was packed', () => {
  const plain = Object.entries(routes).map(([name, { method, path, access, fresh, success, invalidates }]) => [
    name,
    {
      method,
      path,
      access,
      ...(fresh ? { fresh } : {}),
      ...(success ? { success } : {}),
      ...(invalidates ? { invalidates } : {}),
    },
  ]);
  expect(unpackRoutes(packRoutes(routes))).toEqual(Object.fromEntries(plain));
});
