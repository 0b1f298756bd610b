import type { ReactElement, ReactNode } from 'react';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  /** A whole folder instead of files. */
  readonly folder?: boolean;
  readonly accept?: string;
}

/** A button that lets files be chosen. */
export function FileButton({ children, onFiles, multiple, folder, accept }: FileButtonProps): ReactElement {
  return (
    <label className="button file">
      {children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        // Set as a property, of which an empty text would mean no.
        {...(folder ? { webkitdirectory: 'true' } : {})}
        className="visually-hidden"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same files can be chosen again, after they have changed.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
