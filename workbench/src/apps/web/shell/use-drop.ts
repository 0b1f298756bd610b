import { useEffect, useState } from 'react';
import { filesOf } from '../dropped.ts';
import { Latest } from '../library/latest.ts';
import { readFiles, receive } from '../make/incoming.ts';
import { pictureAmong, receivePicture } from '../photograph/incoming.ts';

/**
 * Text, files and folders that are dropped anywhere, and what is pasted outside of fields, go to the import, and pictures to where they are read. Answers whether files are
 * being held over the page.
 */
export function useDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // A large file takes longer to read than what is dropped after it, and must not come in its place.
    const latest = new Latest();
    const takeFiles = async (data: DataTransfer): Promise<void> => {
      const told = await latest.ask(async () => {
        const { files } = await filesOf(data);
        return pictureAmong(files) ?? readFiles(files);
      });
      if (told?.answer instanceof File) receivePicture(told.answer);
      else if (told) receive(told.answer);
    };
    const takeText = (text: string): void => {
      latest.end();
      receive({ sources: [{ name: '', text }], unread: [] });
    };
    const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent): void => {
      event.preventDefault();
      setOver(hasFiles(event.dataTransfer));
    };
    const onDragLeave = (event: DragEvent): void => {
      // Leaving the window, and not one element of the page for another.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      event.preventDefault();
      const { dataTransfer: data } = event;
      // With a file some systems send its path as text.
      if (hasFiles(data)) void takeFiles(data!);
      else if (data?.getData('text/plain')) takeText(data.getData('text/plain'));
    };
    // A view that takes drops itself keeps them from coming here; the hint has to go all the same.
    const onAnyDrop = (): void => setOver(false);
    const onPaste = (event: ClipboardEvent): void => {
      if ((event.target as Element | null)?.closest?.('input, textarea, select')) return;
      const { clipboardData: data } = event;
      // With text a spreadsheet sends its picture as a file.
      if (data?.getData('text/plain')) takeText(data.getData('text/plain'));
      else if (hasFiles(data)) void takeFiles(data!);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    addEventListener('drop', onAnyDrop, { capture: true });
    addEventListener('paste', onPaste);
    return () => {
      latest.end();
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
      removeEventListener('drop', onAnyDrop, { capture: true });
      removeEventListener('paste', onPaste);
    };
  }, []);
  return isOver;
}
