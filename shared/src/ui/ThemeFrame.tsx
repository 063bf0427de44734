import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { $colorScheme } from '../state/index.ts';
import { printInLight } from './printInLight.ts';
import { theme } from './theme.ts';

/** The theme around a whole page; light or dark by the author's choice, else by the device. */
export function ThemeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline enableColorScheme />
      <FollowChoice />
      {children}
    </ThemeProvider>
  );
}

function FollowChoice() {
  const scheme = useStore($colorScheme);
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  useEffect(printInLight, []);
  return null;
}
