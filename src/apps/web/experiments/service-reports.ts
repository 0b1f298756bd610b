import type { NamedText } from './shelf.ts';

/** A report that the service keeps. */
export interface ServiceReport {
  readonly name: string;
  readonly files: readonly NamedText[];
}

/** The reports of the service behind this page; none where the page is plain files or nobody answers. */
export async function serviceReports(): Promise<readonly ServiceReport[]> {
  try {
    const { api } = (await (await fetch('./service.json', { cache: 'no-store' })).json()) as { api: string | null };
    if (typeof api !== 'string') return [];
    const base = new URL(`${api}/reports`, location.href.split('#', 1)[0]).href;
    const answer = await fetch(base);
    if (!answer.ok) return [];
    const { reports } = (await answer.json()) as { reports: readonly { name: string; experiments: readonly string[] }[] };
    return reports.map(({ name, experiments }) => ({
      name,
      files: experiments.map((id) => ({ name: id, text: () => textOf(`${base}/${encodeURIComponent(name)}/${encodeURIComponent(id)}`) })),
    }));
  } catch {
    return [];
  }
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (answer.ok) return answer.text();
  const told = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined;
  throw new Error(told?.error?.message ?? `${answer.status} ${answer.statusText}`);
}
