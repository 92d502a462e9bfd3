import { DEFAULT_LANGUAGE } from '#domain/languages.ts';

/** English files are TypeScript, and so is the brand, which deployments replace; translations are PO files (decision 76). */
export const fileNameOf = (language: string, name: string): string =>
  `${language}/${name}.${language === DEFAULT_LANGUAGE || name === 'brand' ? 'ts' : 'po'}`;
