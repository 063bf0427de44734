import type { ComponentType } from 'react';
import type { FallbackProps } from '../../contract/index.ts';
import { FaultPanel } from './FaultPanel.tsx';

interface FallbackLook {
  /** Path of `@mdi/js`. */
  readonly icon: string;
  readonly title: string;
  /** What is safe, and what to do. */
  readonly text: string;
}

/** Makes what stands in a module's place when one of its screens has crashed (`RemoteModule`). */
export function createFallback({ icon, title, text }: FallbackLook): ComponentType<FallbackProps> {
  return function Fallback({ retry }) {
    return (
      <FaultPanel icon={icon} title={title} onRetry={retry}>
        {text}
      </FaultPanel>
    );
  };
}
