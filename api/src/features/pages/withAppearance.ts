import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lookOf } from '@dialogwerk/shared/contract';
import type { ClientConfig, MessengerLook } from '@dialogwerk/shared/contract';
import { typefaceStyle } from '@dialogwerk/shared/look';
import { withStyle } from './withStyle.ts';

/** How a dialog looks beside its colours and pictures. */
export type Appearance = Pick<ClientConfig, 'messenger_ui' | 'typeface'>;

/** The rules of each look; the first is what every page has. Read once, when the server starts. */
const lookStyles: Readonly<Record<MessengerLook, string>> = {
  classic: '',
  calm: rulesOf('calm'),
  compact: rulesOf('compact'),
};

function rulesOf(look: string): string {
  const file = fileURLToPath(import.meta.resolve(`@dialogwerk/shared/look/${look}.css`));
  return readFileSync(file, 'utf8').replace(/\s+/g, ' ');
}

/** The rules that draw these dialogs, as CSS; '' where every page has them. */
export function appearanceStyle(dialogs: readonly Appearance[]): string {
  const looks = new Set(dialogs.map(({ messenger_ui }) => lookStyles[lookOf(messenger_ui)]));
  const faces = new Set(dialogs.map(({ typeface = 'system' }) => typefaceStyle(typeface)));
  return [...looks, ...faces].join('');
}

/**
 * A built page that draws a dialog in its look and typeface from its first paint on. Whoever has neither gets the page as it is, and nothing more to
 * fetch; a typeface is fetched by browsers that draw letters of it.
 */
export function withAppearance(template: string, dialog: Appearance): string {
  const style = appearanceStyle([dialog]);
  if (style === '') return template;
  const { messenger_ui, typeface = 'system' } = dialog;
  const marks = `data-look="${lookOf(messenger_ui)}" data-typeface="${typeface}"`;
  return withStyle(template, style).replace('<div class="dw"', () => `<div class="dw" ${marks}`);
}
