import { uploads } from '@dialogwerk/shared/contract';
import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import type { Page } from 'playwright/test';

/**
 * Paints a picture of the hue (0 to 360), as large as the page, and gives it to a dialog; gives the name that a block, or
 * the settings with 'logo', show it by.
 */
export async function uploadPicture(
  page: Page,
  url: string,
  token: string,
  survey_id: string,
  hue: number,
  type: 'block' | 'logo' = 'block',
): Promise<string> {
  await page.setContent(
    `<body style="margin:0;height:100vh;background:linear-gradient(hsl(${hue} 60% 80%),hsl(${hue} 50% 35%))"></body>`,
  );
  const picture = await page.screenshot();
  const address = new URL(uploads.surveyMedia.path.replace(':survey_id', survey_id), url);
  address.searchParams.set('type', type);
  const answer = await fetch(address, {
    method: uploads.surveyMedia.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png', 'x-file-name': 'bild.png' },
    body: new Uint8Array(picture),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return surveyMedia.response.parse(await answer.json()).media_file.filename_db;
}
