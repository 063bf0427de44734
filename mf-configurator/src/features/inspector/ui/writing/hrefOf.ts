const safe = /^(?:https?:\/\/|mailto:)\S+$/i;
const bareDomain = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]\S*)?$/u;
const bareMail = /^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/;

/** Where a link leads, as it can be stored: with a scheme that messages may have, without brackets; null for anything else. */
export function hrefOf(typed: string): string | null {
  const address = typed.trim();
  const whole = safe.test(address)
    ? address
    : bareMail.test(address)
      ? `mailto:${address}`
      : bareDomain.test(address)
        ? `https://${address}`
        : '';
  return safe.test(whole) ? whole.replaceAll('(', '%28').replaceAll(')', '%29') : null;
}
