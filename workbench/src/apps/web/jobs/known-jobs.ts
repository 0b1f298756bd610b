import { keepHere, keptJson } from '../kept-here.ts';

const KEY = 'ninefold.jobs';
const MOST = 100;

/**
 * The jobs that this browser has asked for, the newest first. The service lists jobs by the address they came from, which changes, and a job
 * that another browser had asked for before is listed for them alone.
 */
export function knownJobs(): readonly string[] {
  const ids = keptJson(KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && /^[0-9a-f]{32}$/.test(id)).slice(0, MOST) : [];
}

export function rememberJob(id: string): void {
  keepHere(KEY, JSON.stringify([id, ...knownJobs().filter((other) => other !== id)].slice(0, MOST)));
}

export function forgetJob(id: string): void {
  keepHere(KEY, JSON.stringify(knownJobs().filter((other) => other !== id)));
}
