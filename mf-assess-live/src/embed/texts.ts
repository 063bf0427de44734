interface EmbedTexts {
  /** Before anything is asked for there: who gets to know what. */
  readonly told: (host: string) => string;
  readonly show: string;
  readonly hide: string;
  readonly open: string;
  readonly refused: (host: string) => string;
}

const german: EmbedTexts = {
  told: (host) =>
    `Dieser Inhalt kommt von ${host}. Bis zum Anzeigen wird nichts dorthin gesendet. Danach erfährt ${host} die IP-Adresse dieses Geräts, seinen Browser und die Adresse dieser Website und kann Cookies setzen.`,
  show: 'Anzeigen',
  hide: 'Ausblenden',
  open: 'In einem neuen Tab öffnen',
  refused: (host) => `Inhalte von ${host} lassen sich hier nicht anzeigen. Der Link öffnet sie in einem neuen Tab.`,
};

const english: EmbedTexts = {
  told: (host) =>
    `This content comes from ${host}. Nothing is sent there until it is shown. Then ${host} gets to know the IP address of this device, its browser and the address of this website, and can set cookies.`,
  show: 'Show',
  hide: 'Hide',
  open: 'Open in a new tab',
  refused: (host) => `Content from ${host} cannot be shown here. The link opens it in a new tab.`,
};

/** Without 'Sie' and 'du', because a bubble does not know how its dialog speaks. */
export function embedTexts(lang: string): EmbedTexts {
  return lang === 'de' ? german : english;
}
