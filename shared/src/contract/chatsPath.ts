/** The two stories have addresses of their own (spec §9). */
const named: Readonly<Record<number, string>> = { 3: '/flow', 4: '/aufderflucht' };

/** The path that respondents open a multi-chat by. */
export function chatsPath(dialog_manager_id: number, public_id: string): string {
  return named[dialog_manager_id] ?? `/multi_live/${public_id}`;
}
