import { useEffect } from 'react';
import { readFile, receiveText } from '../make/incoming.ts';

/** Text and files that are dropped anywhere, and text that is pasted outside of fields, go to the import. */
export function useDrop(onTooLarge: () => void): void {
  useEffect(() => {
    const take = async (data: DataTransfer | null): Promise<void> => {
      const file = data?.files[0];
      const text = file ? await readFile(file) : data?.getData('text/plain');
      if (text === undefined && file) onTooLarge();
      else if (text) receiveText(text);
    };
    const onDragOver = (event: DragEvent): void => event.preventDefault();
    const onDrop = (event: DragEvent): void => {
      event.preventDefault();
      void take(event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if ((event.target as Element | null)?.closest?.('input, textarea, select')) return;
      void take(event.clipboardData);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
    };
  }, [onTooLarge]);
}
