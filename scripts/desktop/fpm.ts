#!/usr/bin/env node
/**
 * Takes the place of fpm for electron-builder, which it would otherwise download: makes the Debian package with Debian's own
 * dpkg-deb. CUSTOM_FPM_PATH points electron-builder to it (scripts/desktop/packaging.ts).
 */
import { readFpmArguments } from '#scripts/desktop/debian-package.ts';
import { buildDebianPackage } from '#scripts/lib/debian/build-package.ts';

const { fields, files, scripts, file, compression } = readFpmArguments(process.argv.slice(2));
await buildDebianPackage(fields, { files, scripts }, { file, compression: [`-Z${compression}`] });
