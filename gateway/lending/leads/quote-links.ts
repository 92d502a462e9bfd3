/** Links that open a quote without signing in, until its last day has ended. Each quote has one from the start. */
import { createHash, createHmac } from 'node:crypto';
import { endOfIndianDay } from '#domain/days.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Only this is stored of a link's token. */
export const digestOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Made from the dealer's key, so that no token is kept. */
export const tokenOfQuote = (key: Buffer, quoteId: string): string =>
  createHmac('sha256', key).update(`quote\n${quoteId}`).digest('base64url');

export async function keepQuoteLink(
  runner: Runner,
  key: Buffer,
  quoteId: string,
  { validUntil }: Pick<QuoteTerms, 'validUntil'>,
): Promise<void> {
  await runner
    .insertInto('quote_links')
    .values({
      quote_id: quoteId,
      digest: digestOfLink(tokenOfQuote(key, quoteId)),
      expires_at: endOfIndianDay(validUntil),
    })
    .execute();
}
