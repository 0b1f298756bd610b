import { expectTypeOf, test } from 'vitest';
import type { PrintRequest } from '#client';
import type { InOf } from '#schema';
import type { print } from './print.ts';

test('the client asks for what the service prints', () => {
  expectTypeOf<PrintRequest>().toExtend<InOf<typeof print.request>>();
  expectTypeOf<keyof InOf<typeof print.request>>().toEqualTypeOf<keyof PrintRequest>();
});
