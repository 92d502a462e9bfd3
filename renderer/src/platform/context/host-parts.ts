import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { BodyOf, addContactUs } from '#contract/gateway.ts';

/**
 * Components that a host adds to features. A browser adds none, so the web carries no code for them; a feature renders
 * the ones that exist and never asks which host it is on.
 */
export type HostParts = {
  /** Offers to keep a contact message that could not be sent. */
  readonly KeepMessage?: ComponentType<KeepMessageProps>;
  /** Saves a sheet as a file. */
  readonly SaveSheet?: ComponentType<SaveSheetProps>;
  /** Prints a sheet where the system shows no dialog. */
  readonly PrintOnPaper?: ComponentType<PrintOnPaperProps>;
  /** Says where to continue with steps that need files. Absent where files can be chosen. */
  readonly FilesElsewhere?: ComponentType<FilesElsewhereProps>;
  /** The quotes last viewed on this computer. */
  readonly RecentQuotes?: ComponentType<RecentQuotesProps>;
  /** Links to another site's page where its frame may not be shown. */
  readonly FrameLink?: ComponentType<FrameLinkProps>;
  /** Surrounds a page in place of the site's header and footer, and of a bar of the page's own. */
  readonly PageFrame?: ComponentType<PageFrameProps>;
  /** A button of a terminal's bar that calls a member of staff. */
  readonly CallStaff?: ComponentType;
};

export type KeepMessageProps = {
  /** The message as typed in the form. */
  readonly message: () => BodyOf<typeof addContactUs>;
  /** Called once the message is kept: the form can be cleared. */
  readonly onKept: () => void;
};
export type SaveSheetProps = {
  /** The default file name. */
  readonly name: string;
  /** Runs a function while only the sheet would be printed. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value>;
};
export type PrintOnPaperProps = SaveSheetProps & { readonly label: string };
export type FilesElsewhereProps = {
  /** Number of the loan application that the files are for; absent in a form that keeps nothing elsewhere. */
  readonly application?: string;
};
export type RecentQuotesProps = {
  /** Address of the quote on screen, without its question mark; '' for the calculator's default. */
  readonly query: string;
  /** Describes the quote of an address, in the language of the page. */
  readonly wordsOf: (query: string) => string;
  readonly onReopen: (query: string) => void;
};
export type PageFrameProps = { readonly children: ReactNode };
export type FrameLinkProps = { readonly source: string; readonly title: string };

export const HostPartsContext = createContext<HostParts>({});

export function useHostParts(): HostParts {
  return use(HostPartsContext);
}
