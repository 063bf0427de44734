import { Button, ThemeFrame } from '@dialogwerk/shared/ui';
import { createBrowserRouter, RouterProvider } from '@dialogwerk/shared/ui/router';
import { $session } from '@dialogwerk/shared/state';
import { authorClient } from '@dialogwerk/shared/clients';
import { createRoot } from 'react-dom/client';
import { useState, useEffect } from 'react';
import { registerRemotes, loadRemote } from '@module-federation/runtime';

registerRemotes([{name:'mf_dashboard', entry: new URL('/remotes/remoteEntry.js', location.href).href, type:'module'}]);
function X() {
  const [S, set] = useState<any>(null);
  useEffect(() => { loadRemote<any>('mf_dashboard/module').then((m) => set(m!.default)); }, []);
  return S ? <S.screens.Dashboard /> : <Button>lade {String($session.get())} {typeof authorClient}</Button>;
}
createRoot(document.getElementById('root')!).render(<ThemeFrame><RouterProvider router={createBrowserRouter([{path:'*', element:<X/>}])} /></ThemeFrame>);
