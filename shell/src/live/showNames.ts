import type { ClientConfig } from '@dialogwerk/shared/contract';

/** Puts the names into the bar where the messenger will have them, so that they are there while it is on its way. */
export function showNames({ survey_name, avatar_name }: ClientConfig): void {
  const heading = document.createElement('h1');
  heading.textContent = survey_name;
  const speaker = document.createElement('p');
  speaker.textContent = avatar_name;
  document.getElementById('first-names')?.replaceChildren(heading, ...(avatar_name ? [speaker] : []));
}
