/** Direct gateway calls from within a page. */
import type { Page } from 'playwright/test';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

type Asked = { readonly path: string; readonly body: unknown; readonly proof: string | null };
export type Answered = { readonly path: string; readonly status: number; readonly text: string };

/** Calls from within a page, one after the other, with its session, as someone typing into the browser's tools would. */
export const askInPage = (
  page: Page,
  { gatewayUrl }: RunningPortal,
  asked: readonly Asked[],
): Promise<readonly Answered[]> =>
  page.evaluate(
    async ({ origin, header, calls }) => {
      const answers: Answered[] = [];
      for (const { path, body, proof } of calls) {
        const token = localStorage.getItem('token');
        const answer = await fetch(origin + path, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token !== null && { Authorization: token }),
            ...(proof !== null && { [header]: proof }),
          },
          body: JSON.stringify(body),
        });
        answers.push({ path, status: answer.status, text: await answer.text() });
      }
      return answers;
    },
    { origin: gatewayUrl, header: PHONE_PROOF_HEADER, calls: asked },
  );
