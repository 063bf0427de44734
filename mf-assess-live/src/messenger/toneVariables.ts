import type { ClientConfig } from '@dialogwerk/shared/contract';
import type { CSSProperties } from 'react';
import { accentTones } from '@dialogwerk/shared/dialog/messenger';

declare module 'react' {
  interface CSSProperties {
    [property: `--dw-${string}`]: string;
  }
}

/** The look that the author has chosen, as variables of the messenger's sheets. */
export function toneVariables({ config }: ClientConfig): CSSProperties {
  const { accent, ink, onLight, onDark } = accentTones(config.accent_color);
  return {
    '--dw-accent': accent,
    '--dw-accent-ink': ink,
    '--dw-accent-on-light': onLight,
    '--dw-accent-on-dark': onDark,
    ...(config.background_image ? { '--dw-picture': `url(${JSON.stringify(config.background_image)})` } : {}),
  };
}
