/** What a name in a public address looks like, so that it can be said and typed. */
export const PUBLIC_NAME = {
  least: 3,
  most: 60,
  /** Small letters, digits and single hyphens between them; it begins with a letter, so that it is never a number. */
  pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  sentence:
    'Ein Name hat 3 bis 60 Zeichen: kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche dazwischen. Er beginnt mit einem Buchstaben.',
} as const;

const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name that a title suggests: 'Zufriedenheit & Größe 2026' gives 'zufriedenheit-groesse-2026'; '' where nothing of it is left. */
export function suggestedPublicName(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[äöüß]/g, (sign) => spelt[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join('-').replace(/^[0-9-]+/, '');
  const name = words.slice(0, PUBLIC_NAME.most).replace(/-$/, '');
  return name.length < PUBLIC_NAME.least ? '' : name;
}
