/** The package in which a module finds the shared doors: inside of this repository, or outside (`pnpm pack` of host/). */
export type DoorPackage = '@dialogwerk/shared' | '@dialogwerk/host';

/** What a shared package is called where the doors are in that package; a library's name stays. */
export function doorNamed(name: string, doors: DoorPackage): string {
  return name.replace(/^@dialogwerk\/shared(?=\/)/, doors);
}
