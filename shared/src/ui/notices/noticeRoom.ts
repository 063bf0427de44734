/** The CSS property with the height that the notice at the window's foot takes; it is set only while one is shown. */
export const NOTICE_ROOM = '--dw-notice-room';

/** That height in CSS; none while no notice is shown. */
export const noticeRoom = `var(${NOTICE_ROOM}, 0px)`;

/**
 * How tall a dialog may be, in CSS: it ends above the notice. As much room is left above it as below, because what moves
 * when a notice comes is missed by who is about to press it.
 */
export const dialogHeight = `calc(100dvh - max(64px, 2 * (${noticeRoom} + 8px)))`;
