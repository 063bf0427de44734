import { describe, expect, it } from 'vitest';
import { avatarPalette } from '../contract/avatarPalette.ts';
import { avatarOptions } from './avatarOptions.ts';
import { drawAvatar } from './drawAvatar.ts';

const drawn = (options: Record<string, string>): string => drawAvatar(avatarOptions.parse(options));

describe('a generated avatar', () => {
  it('is the same for the same seed and another for another [§3.23]', () => {
    expect(drawn({ seed: 'Frida' })).toBe(drawn({ seed: 'Frida' }));
    expect(drawn({ seed: 'Frida' })).not.toBe(drawn({ seed: 'Anton' }));
  });

  it('is drawn in six background colours and six foreground colours (spec §9) [§9.12]', () => {
    const all = Array.from({ length: 300 }, (_, seed) => drawn({ seed: `${seed}` })).join('');
    const fills = [...all.matchAll(/(<rect [^>]*)?fill="#([0-9a-f]{6})"/gi)];
    const found = (isBackground: boolean) =>
      new Set(
        fills.flatMap(([, rect, color]) => ((rect !== undefined) === isBackground ? [color?.toUpperCase()] : [])),
      );
    expect(found(true)).toEqual(new Set(avatarPalette.background));
    expect(found(false)).toEqual(new Set(avatarPalette.foreground));
    expect([found(true).size, found(false).size]).toEqual([6, 6]);
  });

  it('holds no script, no address to load and nothing of its seed', () => {
    const svg = drawn({ seed: '"><script>alert(1)</script>' });
    expect(svg).not.toMatch(/<script|onload|<image|url\(http/);
    expect(svg).not.toContain('alert');
  });

  it.each([
    [{ size: '64' }, 'width="64" height="64"'],
    [{ rotate: '90' }, 'rotate(90, 50, 50)'],
    [{ scale: '150' }, 'scale(1.5)'],
    [{ radius: '50' }, 'rx="50"'],
    [{ flip: 'true' }, 'scale(-1, 1)'],
    [{ translateX: '-10', translateY: '20' }, 'translate(-10, 20)'],
    [{ backgroundColor: 'a1b2c3' }, 'fill="#a1b2c3"'],
    [{ backgroundColor: 'a1b2c3,102030', backgroundType: 'gradientLinear' }, '<linearGradient'],
    [{ shape1: 'line', shape2: 'polygon', shape3: 'ellipseFilled' }, 'shape02-polygon'],
  ])('follows its options: %o', (options, part) => {
    expect(drawn({ seed: 'Frida', ...options })).toContain(part);
  });

  it.each([
    { seed: '' },
    { rotate: '361' },
    { scale: '201' },
    { scale: '' },
    { radius: '51' },
    { size: '100000' },
    { translateX: '-101' },
    { backgroundColor: 'red' },
    { backgroundType: 'radial' },
    { shape1: 'star' },
    { flip: 'maybe' },
    { unknown: '1' },
  ])('refuses what is out of bounds: %o', (options) => {
    expect(avatarOptions.safeParse({ seed: 'Frida', ...options }).success).toBe(false);
  });
});
