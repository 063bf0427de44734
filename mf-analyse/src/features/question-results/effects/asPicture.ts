/** Pixels of a picture for each pixel of the chart, so that it stays sharp in print. */
const SCALE = 2;

/** An SVG document of a size as a PNG. */
export async function asPicture(drawn: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(drawn);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
