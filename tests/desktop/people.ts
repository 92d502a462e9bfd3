import { USER_ID } from '#tests/desktop/recording-gateway.ts';
import type { Desktop } from '#tests/processes/launch-desktop.ts';

/** What a person does at the portal, done through the bridge directly: these specs are about the main process. */
export const signIn = ({ page }: Pick<Desktop, 'page'>) =>
  page.evaluate(() =>
    window.portal.signIn({
      credentials: { mobileNumber: null, userId: 'asha@mail.example', password: 'correct horse 1' },
      phoneProof: null,
    }),
  );

export const sessionState = ({ page }: Pick<Desktop, 'page'>) =>
  page.evaluate(() => window.portal.sessionState());

/** What the gateway says of somebody, asked as them. */
export const userDetails = ({ page }: Pick<Desktop, 'page'>, person = USER_ID) =>
  page.evaluate(
    (userId) =>
      window.portal.callGateway({
        call: 'userDetails',
        body: { userId },
        phoneProof: null,
        person: userId,
      }),
    person,
  );
