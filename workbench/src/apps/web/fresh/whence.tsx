import type { ReactElement } from 'react';
import { dateFormat } from '../dates.ts';
import { useTranslation } from '../texts.ts';
import { timeOfDay } from './daily.ts';
import { packOf } from './packs.ts';

/** Says where a game comes from: its collection and number, or its day; nothing where it stands for itself. */
export function useWhence(): (from: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('fresh');
  return (from = '') => {
    const [list, id = '', number] = from.split('/');
    if (list === 'daily') return t('ofDay', { day: dateFormat(i18n.language, { dateStyle: 'medium' }).format(timeOfDay(id)) });
    const pack = list === 'pack' ? packOf(id) : undefined;
    return pack && t('inPack', { name: pack.name[i18n.language], number: Number(number) });
  };
}

/** The same as a part of the name of a game; loaded for games that come from somewhere. */
export function Whence({ from }: { readonly from: string | undefined }): ReactElement {
  return <small>{useWhence()(from)}</small>;
}
