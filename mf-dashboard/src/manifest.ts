import type { ModuleManifest } from '@dialogwerk/shared/contract';

const dashboard = { screen: 'Dashboard', title: 'Dashboard', access: 'auth', bar: { userName: true } } as const;

/** What the frame knows of this module (spec §2). */
export const manifest = {
  id: 'mf-dashboard',
  title: 'Dashboard',
  routes: [
    { ...dashboard, path: '/', name: 'Root' },
    { ...dashboard, path: '/dashboard', name: 'Dashboard' },
    {
      path: '/mediathek',
      name: 'Media_library',
      title: 'Mediathek',
      screen: 'Library',
      access: 'auth',
      bar: { back: 'dashboard' },
    },
  ],
} as const satisfies ModuleManifest;
