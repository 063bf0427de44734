/** What authors read about loading and saving. */
export const texts = {
  refused: (reason: string) => `${reason} Die Änderung wurde zurückgenommen, alles andere ist gespeichert.`,
  unreachable: (reason: string) =>
    `${reason} Ihre letzten Änderungen wurden zurückgenommen und sind noch nicht gespeichert.`,
  retry: 'Erneut versuchen',
  notFound: 'Diesen Dialog gibt es nicht, oder er ist nicht für Sie freigegeben.',
} as const;
