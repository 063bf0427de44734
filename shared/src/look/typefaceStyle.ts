import type { Typeface } from '../contract/looks.ts';
import { deliveredTypefaces } from './typefaces.data.ts';
import type { DeliveredTypeface } from './typefaces.data.ts';

/** Where a typeface's file lies on each installation. */
export const TYPEFACES_PATH = '/typefaces/';

/** The name of a file there; its version is part of it, so that it may be kept for ever. */
export const typefaceFile = ({ source, version }: DeliveredTypeface, subset: string): string =>
  `${source}-${subset}-${version}.woff2`;

/** The families of a typeface for a style, each after the one that it stands in for. */
export function familiesOf(typeface: Exclude<Typeface, 'system'>): string {
  const { family, further } = deliveredTypefaces[typeface];
  return `'${family}', '${family} Fallback', ${further}`;
}

/**
 * The rules that draw every messenger (`.dw`) with this typeface in it, as CSS; '' for what the device has. Text is drawn in letters of the
 * device until the file is there, which are made as wide and as high, so that nothing jumps.
 */
export function typefaceStyle(typeface: Typeface): string {
  if (typeface === 'system') return '';
  const delivered = deliveredTypefaces[typeface];
  return `${facesOf(delivered)}.dw[data-typeface='${typeface}']{font-family:${familiesOf(typeface)}}`;
}

function facesOf(delivered: DeliveredTypeface): string {
  const { family, subsets, standIn } = delivered;
  const files = Object.entries(subsets).map(
    ([subset, range]) =>
      `@font-face{font-family:'${family}';src:url(${TYPEFACES_PATH}${typefaceFile(delivered, subset)}) format('woff2');font-weight:300 900;font-display:swap;unicode-range:${range}}`,
  );
  const standIns = [
    [standIn.regular, '300 500'],
    [standIn.bold, '501 900'],
  ] as const;
  const fallbacks = standIns.map(([{ local, size, ascent, descent }, weight]) => {
    const sources = local.map((name) => `local('${name}')`).join(',');
    return `@font-face{font-family:'${family} Fallback';src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  });
  return [...files, ...fallbacks].join('');
}
