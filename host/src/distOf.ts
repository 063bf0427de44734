import type { ModuleId } from '@dialogwerk/shared/contract';

/** Where `dialogwerk-host build` lays the versions of a module: below it, a host sends them as `<module>/<version>/`. */
export const distOf = (id: ModuleId): string => `dist/${id}`;
