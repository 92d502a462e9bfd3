import { useEffect, useState } from 'react';
import type { DocumentContent } from '#contract/applications/document-bytes.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { openDrawable } from '#renderer/ui/viewer/drawable.ts';
import {
  type Drawable,
  type DrawablePage,
  type DrawingProblem,
} from '#renderer/ui/viewer/drawable-document.ts';

export type LoadDocument = (document: string) => Promise<Result<DocumentContent, GatewayFailure>>;

export type OpenedDocument =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded'; readonly failure: GatewayFailure }
  | { readonly kind: 'problem'; readonly problem: DrawingProblem }
  | { readonly kind: 'opened'; readonly drawable: Drawable };

async function open(load: LoadDocument, document: string): Promise<OpenedDocument> {
  const content = await load(document);
  if (!content.ok) return { kind: 'not-loaded', failure: content.failure };
  const opened = await openDrawable(content.value);
  return opened.ok
    ? { kind: 'opened', drawable: opened.value }
    : { kind: 'problem', problem: opened.failure };
}

/** Loads and opens a document, and closes it when another is shown. */
export function useDrawable(document: string, load: LoadDocument): OpenedDocument {
  const [opened, setOpened] = useState<OpenedDocument>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    void open(load, document).then((now) => {
      if (now.kind === 'opened') ({ close } = now.drawable);
      if (isGone) close();
      else setOpened(now);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [document, load]);
  return opened;
}

/** A page of an opened document: null until it is loaded, `broken` if it cannot be drawn. */
export function useDrawablePage(
  drawable: Drawable,
  number: number,
): DrawablePage | 'broken' | null {
  const [found, setFound] = useState<{
    readonly of: Drawable;
    readonly number: number;
    readonly page: DrawablePage | 'broken';
  } | null>(null);
  useEffect(() => {
    let isGone = false;
    const keep = (page: DrawablePage | 'broken') => {
      if (!isGone) setFound({ of: drawable, number, page });
    };
    drawable.page(number).then(keep, () => keep('broken'));
    return () => {
      isGone = true;
    };
  }, [drawable, number]);
  return found?.of === drawable && found.number === number ? found.page : null;
}
