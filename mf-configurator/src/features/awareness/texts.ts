const list = new Intl.ListFormat('de');

export const texts = {
  came: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'ist' : 'sind'} auch hier.`,
} as const;
