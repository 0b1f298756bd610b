import { Desk } from '#techniques';

/** Boards of this worker; their tables take longer to make than most puzzles to solve. */
export const sharedDesk = new Desk();
