/** Consent banners as they are mostly called, and what stands before the whole page. */
const usual =
  'dialog[open],[aria-modal=true],#onetrust-banner-sdk,#CybotCookiebotDialog,#usercentrics-cmp-ui,#cookie-law-info-bar,#BorlabsCookieBox,.cmplz-cookiebanner,.cc-window';

const LOOK_MS = 300;

/** Says at once and from then on whether something that goes before a widget is on the screen; until `signal`. */
export function watchBanners(waitFor: string, onChange: (isThere: boolean) => void, signal: AbortSignal): void {
  const selector = waitFor !== '' && isSelector(waitFor) ? `${usual},${waitFor}` : usual;
  let was: boolean | null = null;
  const look = (): void => {
    const isThere = [...document.querySelectorAll(selector)].some(isSeen);
    if (isThere !== was) onChange(isThere);
    was = isThere;
  };
  look();
  // Looked for, because a banner that fades away changes nothing that a page tells.
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function isSeen(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const { visibility, opacity } = getComputedStyle(element);
  return width * height > 0 && bottom > 0 && top < innerHeight && visibility === 'visible' && opacity !== '0';
}

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
