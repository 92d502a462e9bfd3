import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/** The parts of a file's Authenticode signature, as PowerShell reports it, that are checked. */
const signature = z.object({
  /** 0 is 'Valid': the file is whole, and Windows trusts the certificate. */
  Status: z.number(),
  Path: z.string(),
  SignerCertificate: z.nullable(z.object({ Subject: z.string() })),
});

const TIMEOUT_MS = 60_000;
/** The file's name comes by the environment, so that nothing in it can be read as a command. */
const VARIABLE = 'RINSETU_UPDATE_FILE';
const COMMAND = `Get-AuthenticodeSignature -LiteralPath $env:${VARIABLE} | Select-Object -Property @{n='Status';e={[int]$_.Status}},Path,@{n='SignerCertificate';e={if($_.SignerCertificate){@{Subject=$_.SignerCertificate.Subject}}else{$null}}} | ConvertTo-Json -Compress -Depth 3`;

/** Asks Windows who signed a file; gives JSON. */
async function askWindows(file: string): Promise<string> {
  const args = ['-NoProfile', '-NonInteractive', '-InputFormat', 'None', '-Command', COMMAND];
  const { stdout } = await promisify(execFile)('powershell.exe', args, {
    timeout: TIMEOUT_MS,
    windowsHide: true,
    env: { ...process.env, [VARIABLE]: file, PSModulePath: '' },
  });
  return stdout;
}

/**
 * Null when one of the publishers has signed the file, otherwise what is wrong. electron-updater's own check lets a file
 * pass when PowerShell cannot be asked, which on a locked-down kiosk would be always; this one refuses it.
 */
export async function signatureFault(
  publishers: readonly string[],
  file: string,
  ask: (file: string) => Promise<string> = askWindows,
): Promise<string | null> {
  let answer: unknown;
  try {
    answer = JSON.parse(await ask(file));
  } catch {
    return 'Windows could not be asked for the signature.';
  }
  const parsed = z.safeParse(signature, answer);
  if (!parsed.success) return 'Windows gave no answer about the signature that is understood.';
  const { Status, Path, SignerCertificate } = parsed.data;
  if (Status !== 0 || SignerCertificate === null) return 'The signature is missing or not valid.';
  if (Path.toLowerCase() !== file.toLowerCase()) return 'The answer is about another file.';
  const subject = partsOfName(SignerCertificate.Subject);
  const isPublisher = publishers.some((publisher) => {
    const parts = [...partsOfName(publisher)];
    return parts.length > 0 && parts.every((part) => subject.has(part));
  });
  return isPublisher ? null : 'The signature is of another publisher.';
}

/** The parts of a distinguished name, such as `CN=RinSetu` and `O="RinSetu, Ltd"`. */
function partsOfName(name: string): ReadonlySet<string> {
  const parts = name.match(/(?:[^,"]|"[^"]*")+/g) ?? [];
  return new Set(parts.map((part) => part.trim()).filter((part) => /^\w+=./.test(part)));
}
