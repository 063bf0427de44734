import type { ComponentType } from 'react';
import type { FallbackProps } from '../contract/index.ts';
import { Button } from './material.ts';
import { StatePanel } from './StatePanel.tsx';

interface FallbackLook {
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly title: string;
  /** What is safe, and what to do. */
  readonly text: string;
  readonly retry: string;
}

/** Makes what stands in a module's place when one of its screens has crashed (`RemoteModule`). */
export function createFallback({ icon, title, text, retry: label }: FallbackLook): ComponentType<FallbackProps> {
  return function Fallback({ retry }) {
    return (
      <StatePanel
        fault
        icon={icon}
        title={title}
        actions={
          <Button variant="contained" onClick={retry}>
            {label}
          </Button>
        }
      >
        {text}
      </StatePanel>
    );
  };
}
