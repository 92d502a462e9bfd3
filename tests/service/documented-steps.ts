/** A step of a page, and the commands that stand in it: blocks that are run one after the other. */
export type Step = { readonly heading: string; readonly blocks: readonly string[] };

/** The steps of a page that have commands (`sh`), in order. */
export function documentedSteps(page: string): readonly Step[] {
  const steps: { heading: string; blocks: string[] }[] = [];
  let block: string[] | null = null;
  for (const line of page.split('\n')) {
    if (block !== null) {
      if (line === '```') {
        steps.at(-1)?.blocks.push(block.join('\n'));
        block = null;
      } else block.push(line);
    } else if (line === '```sh') block = [];
    else if (line.startsWith('## ')) steps.push({ heading: line.slice(3), blocks: [] });
  }
  return steps.filter(({ blocks }) => blocks.length > 0);
}
