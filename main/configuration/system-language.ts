import { LANGUAGES_OF } from '#contract/host.ts';
import type { Language } from '#domain/languages.ts';
import type { Configuration } from '#main/configuration/configuration.ts';

/**
 * The configuration with the system's language where it names none: the first of those preferred on this computer that the
 * program offers. `preferred` are BCP 47 tags.
 */
export function withSystemLanguage(
  configuration: Configuration,
  preferred: readonly string[],
): Configuration {
  const { host } = configuration;
  return {
    ...configuration,
    host: { ...host, language: host.language ?? firstOf(preferred, LANGUAGES_OF[host.profile]) },
  };
}

function firstOf(preferred: readonly string[], offered: readonly Language[]): Language | null {
  const [first] = preferred.flatMap((tag) => {
    const primary = tag.split(/[-_]/)[0]?.toLowerCase();
    return offered.filter((language) => language === primary);
  });
  return first ?? null;
}
