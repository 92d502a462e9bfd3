/** XLSX files for tests, with the kinds of cells that spreadsheet programs write. */
import { strToU8, zipSync } from 'fflate';

type Cell =
  | string
  | number
  | null
  /** Days since 30 December 1899. */
  | { readonly day: number }
  | { readonly formula: string; readonly value: string | number }
  | { readonly error: string }
  | { readonly truth: boolean };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A file with these sheets, texts among the shared ones. */
export function xlsxOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
): Uint8Array<ArrayBuffer> {
  const shared: string[] = [];
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    // The second style is the built-in one of days.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [at, lines] of Object.values(sheets).entries()) {
    const rows = lines.map((cells, line) => {
      const written = cells.map((cell, column) =>
        cellOf(cell, `${String.fromCharCode(65 + column)}${line + 1}`, shared),
      );
      return `<row r="${line + 1}">${written.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  }
  parts['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${shared
    .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    .join('')}</sst>`;
  return new Uint8Array(
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(XML + text)])),
    ),
  );
}

function cellOf(cell: Cell, place: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${place}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
  }
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
  if ('error' in cell) return `<c r="${place}" t="e"><f>B1</f><v>${cell.error}</v></c>`;
  if ('truth' in cell) return `<c r="${place}" t="b"><v>${cell.truth ? 1 : 0}</v></c>`;
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
}
