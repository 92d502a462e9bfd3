import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import {
  type CallFailed,
  type CallQueryOptions,
  useCallQuery,
} from '#renderer/platform/queries/call-query.ts';

type Calls = typeof RENDERER_CALLS;
type CursorOf<Name extends CallName> =
  BodyOf<Calls[Name]> extends { readonly after: infer After } ? NonNullable<After> : never;

/** Which page of a list is shown, by the entry after which it begins. */
export type Pages<Cursor> = {
  readonly after: Cursor | null;
  /** From 1. */
  readonly page: number;
  readonly next: (after: Cursor) => void;
  readonly before: () => void;
  readonly first: () => void;
};

/** The pages that led to this one. */
export function usePages<Cursor>(): Pages<Cursor> {
  const [cursors, setCursors] = useState<readonly Cursor[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    page: cursors.length + 1,
    next: (after) => setCursors([...cursors, after]),
    before: () => setCursors(cursors.slice(0, -1)),
    first: () => setCursors([]),
  };
}

/** A list that is read a page at a time, for `PagedList`. */
export type List<Reply, Cursor> = {
  readonly query: UseQueryResult<Reply, CallFailed>;
  readonly pages: Pages<Cursor>;
  /** Gets the focus when the element that had it has left the list. */
  readonly place: RefObject<HTMLDivElement | null>;
};

/**
 * Reads the page of a list that is shown. Give the component a `key` that names what is looked for, so that another search
 * begins at the first page; or keep the pages outside, where a list is left and returned to.
 */
export function useList<Name extends CallName>(
  name: Name,
  bodyFor: (after: CursorOf<Name> | null) => BodyOf<Calls[Name]>,
  {
    pages: kept,
    ...options
  }: Pick<CallQueryOptions<ReplyOf<Calls[Name]>>, 'refetchInterval'> & {
    readonly pages?: Pages<CursorOf<Name>>;
  } = {},
): List<ReplyOf<Calls[Name]>, CursorOf<Name>> {
  const own = usePages<CursorOf<Name>>();
  const pages = kept ?? own;
  return {
    query: useCallQuery(name, bodyFor(pages.after), { ...options, keepsPrevious: true }),
    pages,
    place: useRef<HTMLDivElement>(null),
  };
}
