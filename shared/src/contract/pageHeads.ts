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
    title: 'Tatort-Game – Wolken über der Warte',
    description:
      'Ein Krimi zum Mitspielen: Befragen Sie im Chat sechs Menschen rund um eine Sternwarte. Wer war nachts um 23:12 Uhr dort, und warum hat er das Opfer zugedeckt?',
    icon: '/icons/flow.svg',
    image: '/share/flow.jpg',
  },
  aufderflucht: {
    title: 'Auf der Flucht – Niedrigwasser',
    description:
      'Ein Krimi zum Mitspielen: Jemand ist auf der Flucht und schreibt ausgerechnet Ihnen. Eine Nacht, sechs Chats, und wer das Geld wirklich hat, packt schon.',
    icon: '/icons/aufderflucht.svg',
    image: '/share/aufderflucht.jpg',
  },
} as const satisfies Record<string, PageHead>;
