import type { CallRequest, InboxReply } from '@dialogwerk/shared/contract';

/** Which replies an inbox shows. */
export type InboxKind = NonNullable<CallRequest<'trainingInbox'>['show']>;

/** Replies that say nearly the same. */
export type ReplyGroup = readonly InboxReply[];

export interface Inbox {
  /** How many replies of the kind there are; the groups may hold fewer. */
  readonly total: number;
  readonly groups: readonly ReplyGroup[];
}

/** Names a group by its first reply, which stays the same as long as the group does. */
export function groupId(group: ReplyGroup): string {
  return group[0]?.reply_id ?? '';
}

/** The inbox without a group. */
export function withoutGroup(inbox: Inbox, id: string): Inbox {
  const gone = inbox.groups.find((group) => groupId(group) === id);
  if (!gone) return inbox;
  return { total: inbox.total - gone.length, groups: inbox.groups.filter((group) => group !== gone) };
}

/** The inbox with a group at its place again, at the end where the inbox has become shorter. */
export function withGroup(inbox: Inbox, group: ReplyGroup, at: number): Inbox {
  if (inbox.groups.some((other) => groupId(other) === groupId(group))) return inbox;
  return { total: inbox.total + group.length, groups: inbox.groups.toSpliced(at, 0, group) };
}

/** The inbox with each reply of a group by itself. */
export function split(inbox: Inbox, id: string): Inbox {
  return {
    ...inbox,
    groups: inbox.groups.flatMap((group) => (groupId(group) === id ? group.map((reply) => [reply]) : [group])),
  };
}
