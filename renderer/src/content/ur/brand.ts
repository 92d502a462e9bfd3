/** A file of its own: what copy imports and what pages load must not be one file, or the build has no name for it. */
export { brand } from '#renderer/content/brand/words/ur.ts';
