import { expect, test } from 'vitest';
import { accentTones } from './accentTones.ts';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [...color.matchAll(/\d+/g)].map(([channel]) => {
    const share = Number(channel) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

test('text on every accent colour and in it can be read, on light and on dark ground', () => {
  for (const color of colors) {
    const { accent, ink, onLight, onDark } = accentTones(color);
    expect(contrast(accent, ink), `${color} with its ink`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onLight, 'rgb(240 243 243)'), `${color} on light`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onDark, 'rgb(40 45 55)'), `${color} on dark`).toBeGreaterThanOrEqual(4.5);
  }
});

test('what is no colour becomes the standard accent', () => {
  expect(accentTones('url(x)')).toEqual(accentTones('#5ABAB2'));
});
