import { expect } from 'playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const SESSION = ['/api/verify-token', '/api/account'];

for (const { screen, path, own, sign } of [
  { screen: 'the dashboard', path: () => '/dashboard', own: '/api/surveys', sign: 'PHQ-9' },
  { screen: 'an area of a dialog', path: (id: string) => `/share/${id}`, own: '/api/dialog', sign: 'Testen' },
]) {
  test(`the first calls of ${screen} wait for no script, and none is made twice`, async ({ page, sharedProduct }) => {
    const id = await livePhq9(sharedProduct, await logIn(sharedProduct));
    await signIn(page.context(), sharedProduct);
    const first = [...SESSION, own];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(sharedProduct.url + path(id), { waitUntil: 'commit' });
    await expect.poll(() => first.filter((call) => asked.includes(call))).toEqual(first);
    scripts.letGo();
    await expect(page.getByRole('link', { name: sign }).first()).toBeVisible();
    expect(first.map((call) => asked.filter((one) => one === call).length)).toEqual([1, 1, 1]);
  });
}

test('a visitor without a session asks for nothing ahead', async ({ page, sharedProduct }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${sharedProduct.url}/dashboard`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(asked.filter((path) => [...SESSION, '/api/surveys'].includes(path))).toEqual([]);
});
