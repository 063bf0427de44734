/** A kind of device, as far as a browser tells it. */
export type KnownDevice = 'phone' | 'tablet' | 'desktop';

/**
 * The kind of device that a user agent stands for; null where it says nothing. An iPad that asks for pages as for a computer
 * counts as one, because nothing in the header tells it apart. No more of the header is ever kept.
 */
export function deviceKind(userAgent: string | undefined): KnownDevice | null {
  if (!userAgent) return null;
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\//.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  if (/\biPhone\b|\biPod\b|\bMobile\b|\bKaiOS\b/.test(userAgent)) return 'phone';
  return /\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/.test(userAgent) ? 'desktop' : null;
}
