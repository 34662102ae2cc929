interface SavedFile {
  readonly filename: string;
  readonly content: string;
  readonly type: string;
}

/** Hands a text to the browser as a download. */
export const saveFile = ({ filename, content, type }: SavedFile): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the content after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
