import type { Page } from 'playwright/test';

/** A film of a moment, recorded by the browser. */
export async function film(page: Page): Promise<Buffer> {
  const content = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const pieces: Blob[] = [];
    const isOver = new Promise((over) => recorder.addEventListener('stop', over, { once: true }));
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (paint) paint.fillStyle = `hsl(${frame * 30} 60% 60%)`;
      paint?.fillRect(0, 0, canvas.width, canvas.height);
    }
    recorder.stop();
    await isOver;
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });
  return Buffer.from(content);
}
