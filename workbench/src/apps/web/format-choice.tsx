import { type ReactElement, useEffect, useState } from 'react';
import { library } from './library/client.ts';
import type { LibraryAnswer } from './library/operations.ts';
import { useTranslation } from './texts.ts';

/** The formats that can be read, or written; none until the worker has told. */
export function useFormats(way: 'reads' | 'writes'): LibraryAnswer<'formats'> {
  const [formats, setFormats] = useState<LibraryAnswer<'formats'>>([]);
  useEffect(() => {
    void library.call('formats', {}).then((all) => setFormats(all.filter((format) => format[way])));
  }, [way]);
  return formats;
}

interface FormatChoiceProps {
  readonly id: string;
  readonly formats: LibraryAnswer<'formats'>;
  readonly format: string;
  /** What stands for no format in particular; without it one has to be chosen. */
  readonly any?: string;
  readonly onChange: (format: string) => void;
}

export function FormatChoice({ id, formats, format, any, onChange }: FormatChoiceProps): ReactElement {
  const { i18n } = useTranslation('play');
  return (
    <select id={id} className="field" value={format} onChange={(event) => onChange(event.target.value)}>
      {any !== undefined && <option value="">{any}</option>}
      {formats.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title[i18n.language]}
        </option>
      ))}
    </select>
  );
}
