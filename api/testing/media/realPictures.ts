import sharp from 'sharp';

/** A picture that can be drawn, of so many pixels, with a colour of its own. */
export function aDrawnPicture(
  format: 'jpeg' | 'png' | 'webp',
  {
    width = 64,
    height = 48,
    red = 200,
  }: { readonly width?: number; readonly height?: number; readonly red?: number } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 60 } } });
  return picture.toFormat(format).toBuffer();
}

/** A photo that does not shrink to nothing: noise, as leaves and hair have it. */
export function aPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
    .toBuffer();
}
