type Exports<Export> = Readonly<Record<string, Export>>;

/** The only export of a file of words or copy. Throws when there is none. */
export function onlyExportOf<Export>(exports: Exports<Export>, file: string): Export {
  const [only] = Object.values(exports);
  if (only === undefined) throw new Error(`The file ${file} is empty.`);
  return only;
}

/** The only export of one of the files found by Vite. Rejects when there is no such file or it does not arrive. */
export async function loadOnlyExport<Export>(
  files: Readonly<Record<string, () => Promise<Exports<Export>>>>,
  file: string,
): Promise<Export> {
  const load = files[file];
  if (load === undefined) throw new Error(`There is no file ${file}.`);
  return onlyExportOf(await load(), file);
}
