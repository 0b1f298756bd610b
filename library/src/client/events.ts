/** One server-sent event. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
  readonly id?: string;
}

/** Reads server-sent events from the body of an answer. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines; undefined where it is only a comment. */
function parseEvent(block: string): ServerEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const match = /^([a-z]+): ?(.*)$/.exec(line);
    if (match) fields[match[1]!] = match[2]!;
  }
  const { event, data, id } = fields;
  return data === undefined ? undefined : { type: event ?? 'message', data, ...(id === undefined ? {} : { id }) };
}
