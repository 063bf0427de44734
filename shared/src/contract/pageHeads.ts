/** What a page of the application tells its tab, search engines and link previews (spec §2, 'Page title and meta'). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Address of the favicon on this host. */
  readonly icon: string;
  /** Address of the picture of link previews on this host, 1200 × 630 px. */
  readonly image: string;
}

/** Spec §2: a default dialog-experience title and description. */
export const defaultHead: PageHead = {
  title: 'Dialogwerk – Dialoge, die man gern beantwortet',
  description:
    'Mit Dialogwerk bauen, testen und teilen Sie Befragungen als Chat – und werten die Antworten an einem Ort aus.',
  icon: '/icons/dialogwerk.svg',
  image: '/share/dialogwerk.jpg',
};

/**
 * The two public crime stories bring their own head (spec §2). It stands here, between server and shell, because crawlers
 * run no JavaScript: the server writes it into the page, the shell keeps it while people move about.
 */
export const crimeHeads = {
  flow: {
    title: 'Tatort-Game – lösen Sie den Fall im Chat',
    description:
      'Ein Krimi zum Mitspielen: Befragen Sie Zeugen und Verdächtige im Chat, sammeln Sie Hinweise und überführen Sie die Täterin oder den Täter.',
    icon: '/icons/flow.svg',
    image: '/share/flow.jpg',
  },
  aufderflucht: {
    title: 'Auf der Flucht – lösen Sie den Fall im Chat',
    description:
      'Ein Krimi zum Mitspielen: Jemand ist auf der Flucht. Folgen Sie im Chat den Spuren, bevor es zu spät ist.',
    icon: '/icons/aufderflucht.svg',
    image: '/share/aufderflucht.jpg',
  },
} as const satisfies Record<string, PageHead>;
