export { avatarOptions } from './avatarOptions.ts';
export type { AvatarOptions } from './avatarOptions.ts';
export { drawAvatar } from './drawAvatar.ts';
