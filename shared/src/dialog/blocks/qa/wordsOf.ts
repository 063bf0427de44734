const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words that say nothing about what is asked. Marked as pure, because the respondents' page would carry them otherwise. */
const small = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'aber als am an auch auf aus bei bin bist da darf das dass dem den denn der des die dies diese dieser dieses du ein eine ' +
    'einem einen einer eines er es euch euer fuer hab habe haben hat ich ihr ihre im in ist ja kann kannst koennen man mein ' +
    'meine meinem meinen meiner mich mir mit mal muss nicht noch oder sich sie sind so ueber um und uns von vor war was wenn werden wie wieso ' +
    'wird wir wo zu zum zur a an and are at can do does for have how i in is it me my of on or the to what when where with you your'
  ).split(' '),
);

/** A text as it is compared: small letters, umlauts and ß written out, no accents, no punctuation, single blanks. */
export function normalized(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a normalized text that say what it is about, each once; all of them when it has only small ones. */
export function wordsOf(text: string): string[] {
  const words = [...new Set(text.split(' ').filter((word) => word !== ''))];
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : words;
}
