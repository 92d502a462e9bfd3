import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { Configuration } from '#main/configuration/configuration.ts';

/**
 * The configuration with the system's language where it names none: the first of those preferred on this computer that the portal
 * has. `preferred` are BCP 47 tags.
 */
export function withSystemLanguage(
  configuration: Configuration,
  preferred: readonly string[],
): Configuration {
  const { host } = configuration;
  return { ...configuration, host: { ...host, language: host.language ?? firstOf(preferred) } };
}

function firstOf(preferred: readonly string[]): Language | null {
  const [first] = preferred.flatMap((tag) => {
    const primary = tag.split(/[-_]/)[0]?.toLowerCase();
    return LANGUAGES.filter((language) => language === primary);
  });
  return first ?? null;
}
