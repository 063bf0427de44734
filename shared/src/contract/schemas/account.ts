import { z } from 'zod';
import { done } from './primitives.ts';

const username = z.string().trim().min(1).max(320);
const password = z.string().min(1).max(1_000);

/** Auth user (spec §3). */
export const authUser = z.object({
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  user_id: z.string(),
  /** Admin side of the installation. */
  admin: z.boolean(),
});
export type AuthUser = z.infer<typeof authUser>;

const tokens = { token: z.string(), refresh_token: z.string() };

export const login = {
  request: z.object({ username, password }),
  response: z.object({ success: z.literal(true), ...tokens, ...authUser.shape }),
};

export const logout = { request: z.object({}), response: done };

export const magicLinkRegistration = {
  request: z.object({
    username: username.optional(),
    firstName: z.string().trim().min(1).max(100),
    lastName: z.string().trim().min(1).max(100),
    password,
    magic_link: z.string().min(1).max(500),
  }),
  response: z.object({ success: z.literal(true), ...tokens, user_id: z.string(), msg: z.string() }),
};

export const magicLink = {
  request: z.object({ magic_link: z.string().min(1).max(500) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('login'), success: z.literal(true), ...tokens, ...authUser.shape }),
    z.object({ kind: z.literal('registration'), username: z.string() }),
  ]),
};

export const verifyToken = {
  request: z.object({}),
  response: z.object({ success: z.literal(true), user_id: z.string(), kind: z.enum(['author', 'respondent']) }),
};

export const refresh = { request: z.object({}), response: z.object(tokens) };
