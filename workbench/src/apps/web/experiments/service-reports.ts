import type { NinefoldClient } from '#client';
import { serviceClient } from '../service/connection.ts';
import type { NamedText } from './shelf.ts';

/** A report that the service keeps. */
export interface ServiceReport {
  readonly name: string;
  readonly files: readonly NamedText[];
}

/** The reports of the service behind this page; none where the page is plain files or no service answers. */
export async function serviceReports(): Promise<readonly ServiceReport[]> {
  try {
    const reports = await serviceClient()?.reports();
    return (reports ?? []).map(({ name, experiments }) => ({
      name,
      files: experiments.map((id) => ({ name: id, text: () => textOf(serviceClient()!, name, id) })),
    }));
  } catch {
    return [];
  }
}

async function textOf(client: NinefoldClient, name: string, id: string): Promise<string> {
  return JSON.stringify(await client.report(name, id));
}
