import { type ComponentType, createContext, use } from 'react';
import type { BodyOf, addContactUs } from '#contract/gateway.ts';

/**
 * Parts that a host adds to what features show. A browser adds none, so that the web carries no code of them; a feature
 * shows what there is and never asks which host it is on.
 */
export type HostParts = {
  /** Offers to keep a contact message that did not reach the gateway. */
  readonly KeepMessage?: ComponentType<KeepMessageProps>;
  /** Saves a sheet as a file. */
  readonly SaveSheet?: ComponentType<SaveSheetProps>;
  /** Prints a sheet where no dialogue of the system does. */
  readonly PrintOnPaper?: ComponentType<PrintOnPaperProps>;
  /** Says where a form goes on that wants files, where there are none. Not given where files can be chosen. */
  readonly FilesElsewhere?: ComponentType;
  /** The quotes that were looked at last on this computer. */
  readonly RecentQuotes?: ComponentType<RecentQuotesProps>;
  /** Leads to another site's page where none may be shown in a frame. */
  readonly FrameLink?: ComponentType<FrameLinkProps>;
};

export type KeepMessageProps = {
  /** The message as it stands in the form. */
  readonly message: () => BodyOf<typeof addContactUs>;
  /** The message is safe: the form can be cleared. */
  readonly onKept: () => void;
};
export type SaveSheetProps = {
  /** Name of the file to begin with. */
  readonly name: string;
  /** Does something while only the sheet would be printed. */
  readonly alone: <Value>(act: () => Promise<Value>) => Promise<Value>;
};
export type PrintOnPaperProps = SaveSheetProps & { readonly label: string };
export type RecentQuotesProps = {
  /** Address of the quote on the screen, without question mark; '' for the one that the calculator begins with. */
  readonly query: string;
  /** A quote in words, by its address: in the language of the page, whichever it was looked at in. */
  readonly wordsOf: (query: string) => string;
  readonly onReopen: (query: string) => void;
};
export type FrameLinkProps = { readonly source: string; readonly title: string };

export const HostPartsContext = createContext<HostParts>({});

export function useHostParts(): HostParts {
  return use(HostPartsContext);
}
