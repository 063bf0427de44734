/** What stands in the dashboard's place while another module runs alone. */
export const texts = {
  title: (module: string) => `${module} für sich`,
  explanation:
    'Alles um das Modul herum ist echt: Leiste, Reiter, Sitzung und Fehlerdialog. Die anderen Bereiche fehlen hier; ihre Reiter sagen es.',
  none: 'Es gibt noch keinen Dialog.',
} as const;
