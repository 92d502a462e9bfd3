import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { copyNativeModules, projectDescription } from '#scripts/desktop/native-modules.ts';
import { OUT } from '#scripts/lib/places.ts';

/** Name of the program's data folder, too: Electron takes it from here. */
const PRODUCT_NAME = 'RinSetu';

/** What the web site needs and the program never asks for: sharing cards, launcher icons, pictures for old browsers. */
const ONLY_WEB = /^renderer\/(?:cards|icons)(?:\/|$)|\.webp$/;

/** Assembles the built program as it will be packaged, with only the native modules next to it. */
export async function assembleApp(version: string): Promise<void> {
  const folder = OUT.packageApp;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of ['main', 'preload', 'renderer', 'first-pages']) {
    await cp(join(OUT.desktop, part), join(folder, part), {
      recursive: true,
      filter: (source) => !ONLY_WEB.test(relative(OUT.desktop, source).replaceAll(sep, '/')),
    });
  }
  const { platform, arch } = process;
  const dependencies = await copyNativeModules(folder, { platform, arch });
  const { name, description } = await projectDescription();
  const described = {
    name,
    productName: PRODUCT_NAME,
    // Whom Linux asks to open links, and which menu entry a window belongs to.
    desktopName: `${name}.desktop`,
    version,
    description,
    author: { name: PRODUCT_NAME, email: 'support@rinsetu.example' },
    homepage: 'https://rinsetu.example',
    type: 'module',
    main: 'main/index.js',
    dependencies,
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(described, null, 2));
}
