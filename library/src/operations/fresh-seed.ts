/** A new seed, for requests that leave it out: the only place where an operation is not a function of its request. */
export function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 48);
}
