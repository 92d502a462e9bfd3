export type ControlFields = {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
  readonly maintainer: string;
  readonly vendor: string;
  readonly url: string;
  /** One line that sums it up, then paragraphs. */
  readonly description: string;
  readonly section: string;
  readonly priority: string;
  readonly depends: readonly string[];
  readonly recommends: readonly string[];
};

/** The control file. `installedSize` is in units of 1024 bytes. */
export function controlFile(asked: ControlFields, installedSize: number): string {
  const fields = [
    ['Package', asked.name],
    ['Version', asked.version],
    ['Architecture', asked.architecture],
    ['Maintainer', asked.maintainer],
    ['Installed-Size', String(installedSize)],
    ['Depends', asked.depends.join(', ')],
    ['Recommends', asked.recommends.join(', ')],
    ['Section', asked.section],
    ['Priority', asked.priority],
    ['Homepage', asked.url],
    ['Vendor', asked.vendor],
    ['Description', describedAt(asked.description)],
  ] as const;
  const lines = fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}\n`]));
  return lines.join('');
}

const LINE_WIDTH = 78;

/** Debian's form: one line that sums it up, then paragraphs whose lines begin with a space. */
function describedAt(description: string): string {
  const [summary = '', ...rest] = description.split('\n').map((line) => line.trim());
  return [summary, ...rest.flatMap((line) => (line === '' ? ['.'] : wrapped(line)))].join('\n ');
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length < LINE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
