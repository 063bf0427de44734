const shares = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

/** '42 %' of a share from 0 to 1. */
export const formatShare = (share: number): string => shares.format(share);
