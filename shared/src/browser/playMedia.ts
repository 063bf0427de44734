/** Plays a sound or a film; what the browser does not let play waits for its button. */
export async function playMedia(media: HTMLMediaElement): Promise<void> {
  try {
    await media.play();
  } catch {
    return;
  }
}
