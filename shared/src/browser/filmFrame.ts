/** Longer than a browser takes to show a place of a film that it can play. */
const PATIENCE_MS = 10_000;
/** Past what fades in. */
const AT_SECONDS = 1;
/** Wider than a film is shown before it plays. */
const WIDEST = 1_280;

/** A picture from the beginning of a film, drawn by this browser; null where it cannot play it. */
export async function filmFrame(film: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(film);
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    const loaded = heard(video, 'loadeddata');
    video.src = address;
    if (!(await loaded)) return null;
    const sought = heard(video, 'seeked');
    video.currentTime = Math.min(AT_SECONDS, video.duration / 2 || 0);
    return (await sought) ? await drawn(video) : null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

/** Whether the event came, and neither a fault nor nothing. */
function heard(video: HTMLVideoElement, event: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    const end = (came: boolean) => () => {
      clearTimeout(timer);
      resolve(came);
    };
    video.addEventListener(event, end(true), { once: true });
    video.addEventListener('error', end(false), { once: true });
  });
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
