import { refuseAllButFields } from './arguments.ts';
import type { Engine, EngineEntry, EngineOption, OptionValue } from './engine.ts';
import { fail, ok, type Result } from './result.ts';

/** The settings of one run: what the user gave, as text or already typed, with the defaults of the engine for the rest. */
export function settleOptions(entry: EngineEntry, given: Readonly<Record<string, unknown>>): Result<Record<string, OptionValue>> {
  const refusal = refuseAllButFields(given);
  if (refusal) return refusal;
  const settled: Record<string, OptionValue> = {};
  for (const option of entry.options) {
    const raw = given[option.name];
    const value = raw === undefined ? ok(option.default) : readOption(option, raw);
    if (!value.ok) return value;
    const objection = option.objects?.(value.value);
    if (objection !== undefined)
      return fail('{field} {objection}, not "{raw}"', { field: { field: option.name }, objection, raw: String(raw).slice(0, 60) });
    settled[option.name] = value.value;
  }
  const foreign = Object.keys(given).find((name) => !entry.options.some((option) => option.name === name));
  if (foreign !== undefined) return fail('the engine {engine} has no setting {field}', { engine: entry.id, field: { field: foreign } });
  return ok(settled);
}

/** The engine with its settings in place, so that its users need not know of them. */
export function bindSettings(engine: Engine, settings: Readonly<Record<string, OptionValue>>): Engine {
  return {
    id: engine.id,
    refuses: (geometry, options = settings) => engine.refuses(geometry, options),
    solve: (puzzle, request) => engine.solve(puzzle, { options: settings, ...request }),
  };
}

function readOption({ name, type, choices }: EngineOption, raw: unknown): Result<OptionValue> {
  if (type === 'boolean')
    return raw === true || raw === 'true'
      ? ok(true)
      : raw === false || raw === 'false'
        ? ok(false)
        : fail('{field} must be true or false, not "{raw}"', { field: { field: name }, raw: String(raw) });
  if (type === 'number') {
    const number = typeof raw === 'number' ? raw : /^-?\d+(\.\d+)?$/.test(String(raw)) ? Number(raw) : Number.NaN;
    return Number.isFinite(number)
      ? ok(number)
      : fail('{field} must be a number, not "{raw}"', { field: { field: name }, raw: String(raw).slice(0, 60) });
  }
  const text = String(raw);
  return choices && !choices.includes(text)
    ? fail('{field} must be one of {known}, not "{raw}"', { field: { field: name }, known: choices.join(', '), raw: text.slice(0, 60) })
    : ok(text);
}
