/** More combinations than this tell a reader nothing. */
export const MOST_LISTED = 12;
