import { Avatar, Style } from '@dicebear/core';
import shapes from '@dicebear/styles/shapes.json' with { type: 'json' };
import { avatarPalette } from '../contract/avatarPalette.ts';
import type { AvatarOptions } from './avatarOptions.ts';

const style = new Style(shapes);
const shapeColors = avatarPalette.foreground.map(asHex);

/** The generated picture of a seed as SVG, the same for the same options (spec §3, 'Avatars'); nobody's likeness. */
export function drawAvatar({ seed, ...options }: AvatarOptions): string {
  const { flip, rotate, scale, radius, size, translateX, translateY } = options;
  const { backgroundColor, backgroundType, shape1, shape2, shape3 } = options;
  return new Avatar(style, {
    seed,
    flip: flip === 'true' ? 'horizontal' : 'none',
    ...(rotate === undefined ? {} : { rotate }),
    ...(scale === undefined ? {} : { scale: scale / 100 }),
    ...(radius === undefined ? {} : { borderRadius: radius }),
    ...(size === undefined ? {} : { size }),
    ...(translateX === undefined ? {} : { translateX }),
    ...(translateY === undefined ? {} : { translateY }),
    backgroundColor: (backgroundColor ?? avatarPalette.background).map(asHex),
    shape1Color: shapeColors,
    shape2Color: shapeColors,
    shape3Color: shapeColors,
    ...(backgroundType ? { backgroundColorFill: backgroundType.map(asFill) } : {}),
    ...(shape1 ? { shape01Variant: shape1 } : {}),
    ...(shape2 ? { shape02Variant: shape2 } : {}),
    ...(shape3 ? { shape03Variant: shape3 } : {}),
  }).toString();
}

function asHex(color: string): string {
  return color === 'transparent' ? '#00000000' : `#${color}`;
}

function asFill(type: 'solid' | 'gradientLinear'): 'solid' | 'linear' {
  return type === 'solid' ? 'solid' : 'linear';
}
