import type { EmbedTexts } from '../wording/AllMessengerTexts.ts';
import { inEachLanguage } from '../wording/messengerWording.ts';

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

const texts = inEachLanguage('embed', { sie: german, en: english });

/** Without 'Sie' and 'du', because a bubble does not know how its dialog speaks. */
export const embedTexts = (lang: string): EmbedTexts => texts(lang, 'sie');
