/** What authors read of the order in which options are offered. */
export const orderFields = {
  random_order: 'Optionen in zufälliger Reihenfolge',
  fixed_options: 'Bleiben an ihrem Platz',
} as const;
