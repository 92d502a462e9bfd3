import { ProgressBar } from '@fluentui/react-components';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** How often to poll a job in progress, in milliseconds. */
const LOOK_MS = 2000;

/** A job in progress, in words and as a bar; polled while it is shown. */
export function JobProgress({
  percent,
  label,
  text,
}: {
  readonly percent: number;
  /** The bar's accessible name. */
  readonly label: string;
  readonly text: string;
}) {
  useCallQuery('privacyJobs', {}, { refetchInterval: LOOK_MS });
  return (
    <>
      <p role="status">{text}</p>
      <ProgressBar value={percent} max={100} thickness="large" aria-label={label} />
    </>
  );
}
