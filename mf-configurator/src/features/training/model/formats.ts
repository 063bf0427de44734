const counts = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const shares = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

/** '1.234' */
export const formatCount = (count: number): string => counts.format(count);

/** '42 %' of a share from 0 to 1. */
export const formatShare = (share: number): string => shares.format(share);
