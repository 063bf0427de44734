export const texts = {
  title: 'Teilen, vom Team nebenan',
  link: 'Link zum Weitergeben',
  counted: (times: number) => `${times}-mal kopiert`,
  copy: 'Kopieren',
  crashed: 'Hier ist etwas stehen geblieben.',
} as const;
