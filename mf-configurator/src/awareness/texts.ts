const list = new Intl.ListFormat('de');

export const texts = {
  /** Who else works on a block. */
  editedBy: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'bearbeitet' : 'bearbeiten'} diesen Block`,
} as const;
