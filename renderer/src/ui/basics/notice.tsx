import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const useStyles = makeStyles({
  bar: { paddingTop: space.s, paddingBottom: space.s },
  body: { fontSize: token.fontSizeBase300, lineHeight: '1.5', whiteSpace: 'normal' },
  title: { display: 'block' },
});

/**
 * The notice above a submit button that sends personal data: what goes where, and a link to more. The link opens a new
 * tab, so that typed entries stay.
 */
export function Notice({
  title,
  text,
  link,
}: {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}) {
  const styles = useStyles();
  return (
    <MessageBar intent="info" layout="multiline" icon={null} className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{title}</MessageBarTitle>
        {text}{' '}
        <PortalLink to="/privacypolicy" target="_blank">
          {link}
        </PortalLink>
      </MessageBarBody>
    </MessageBar>
  );
}
