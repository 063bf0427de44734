import { expect } from 'playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const FIRST = ['/api/verify-token', '/api/account', '/api/surveys'];

test('the first calls of the dashboard wait for no script, and none is made twice', async ({ page, sharedProduct }) => {
  await livePhq9(sharedProduct, await logIn(sharedProduct));
  await signIn(page.context(), sharedProduct);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(`${sharedProduct.url}/dashboard`, { waitUntil: 'commit' });
  await expect.poll(() => FIRST.filter((path) => asked.includes(path))).toEqual(FIRST);
  scripts.letGo();
  await expect(page.getByRole('link', { name: /PHQ-9/ }).first()).toBeVisible();
  expect(FIRST.map((path) => asked.filter((one) => one === path).length)).toEqual([1, 1, 1]);
});

test('a visitor without a session asks for nothing ahead', async ({ page, sharedProduct }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${sharedProduct.url}/dashboard`);
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(asked.filter((path) => FIRST.includes(path))).toEqual([]);
});
